package octavo.csl;

import java.util.Map;

/// One key of a sort: a variable, or what a macro renders with some name options of its own.
record SortKey(boolean macro, String name, boolean descending, Map<String, String> nameOptions) {}
