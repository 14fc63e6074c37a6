package octavo.search;

/// Whether something is there, as far as a quick look can tell.
enum Found {
    NO,
    MAYBE,
    YES
}
