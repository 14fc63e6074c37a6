package octavo.csl;

import java.util.Map;

/// A sort key: a variable, or the output of a macro with its own name options.
record SortKey(boolean macro, String name, boolean descending, Map<String, String> nameOptions) {}
