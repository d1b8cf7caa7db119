export const TABLE_ID = /^[0-9a-z]{20}$/;
/** A link's secret; it travels in the fragment, and only its hash is stored. */
export const LINK_KEY = /^[0-9A-Za-z_-]{22}$/;
