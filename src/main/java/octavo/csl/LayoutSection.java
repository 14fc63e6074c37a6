package octavo.csl;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A style's `citation` or `bibliography`.
record LayoutSection(
        Map<String, String> options,
        Map<String, String> nameOptions,
        List<SortKey> sort,
        List<Element> layout,
        String delimiter,
        Formatting dress) {
    LayoutSection {
        options = Map.copyOf(options);
        nameOptions = Map.copyOf(nameOptions);
        sort = List.copyOf(sort);
        layout = List.copyOf(layout);
    }

    String option(String name, String otherwise) {
        return options.getOrDefault(name, otherwise);
    }

    boolean is(String option) {
        return "true".equals(options.get(option));
    }

    /// Whether people are told apart by their initials at most.
    boolean initialsSuffice() {
        return option("givenname-disambiguation-rule", "by-cite").endsWith("with-initials");
    }

    /// Without one of its options.
    LayoutSection without(String option) {
        Map<String, String> others = new HashMap<>(options);
        others.remove(option);
        return new LayoutSection(others, nameOptions, sort, layout, delimiter, dress);
    }

    /// Without its sort keys.
    LayoutSection withoutSort() {
        return new LayoutSection(options, nameOptions, List.of(), layout, delimiter, dress);
    }

    /// A sort key: a variable, or the output of a macro with its own name options.
    record SortKey(
            boolean macro, String name, boolean descending, Map<String, String> nameOptions) {}
}
