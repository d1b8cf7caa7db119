/** A Chromium on this machine. On Debian, root installs it if it is missing. */
export declare function findBrowser(): string | undefined;
