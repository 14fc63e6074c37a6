package octavo.search;

/// Three-valued result of a cheap pre-check: yes, no, maybe.
enum QuickAnswer {
    NO,
    MAYBE,
    YES
}
