package octavo.search;

/// Whether something is there, as far as a quick look can tell.
enum QuickAnswer {
    NO,
    MAYBE,
    YES
}
