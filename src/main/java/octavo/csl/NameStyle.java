package octavo.csl;

import octavo.csl.Formatting.TextCase;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The options of `name` and the elements around it. They are kept as written, so that inner ones
/// can override outer ones.
record NameStyle(
        Map<String, String> options, Formatting dress, Formatting given, Formatting family) {
    static final NameStyle NONE =
            new NameStyle(Map.of(), Formatting.NONE, Formatting.NONE, Formatting.NONE);

    private static final Set<String> OPTIONS =
            Set.of(
                    "and",
                    "delimiter-precedes-et-al",
                    "delimiter-precedes-last",
                    "et-al-min",
                    "et-al-use-first",
                    "et-al-use-last",
                    "et-al-subsequent-min",
                    "et-al-subsequent-use-first",
                    "initialize",
                    "initialize-with",
                    "name-as-sort-order",
                    "sort-separator");

    NameStyle {
        options = Map.copyOf(options);
    }

    /// The options on `style`, `citation` or `bibliography`.
    static Map<String, String> inheritable(XmlElement element) {
        Map<String, String> options = common(element);
        element.attribute("name-form").ifPresent(form -> options.put("form", form));
        element.attribute("name-delimiter").ifPresent(text -> options.put("delimiter", text));
        element.attribute("names-delimiter")
                .ifPresent(text -> options.put("names-delimiter", text));
        return options;
    }

    static NameStyle of(XmlElement name) {
        Map<String, String> options = common(name);
        name.attribute("form").ifPresent(form -> options.put("form", form));
        name.attribute("delimiter").ifPresent(text -> options.put("delimiter", text));
        return new NameStyle(
                options, Formatting.of(name), part(name, "given"), part(name, "family"));
    }

    private static Formatting part(XmlElement name, String part) {
        return name.children("name-part")
                .filter(element -> element.attribute("name", "").equals(part))
                .findFirst()
                .map(Formatting::of)
                .orElse(Formatting.NONE);
    }

    private static Map<String, String> common(XmlElement element) {
        Map<String, String> options = new HashMap<>(element.attributes());
        options.keySet().retainAll(OPTIONS);
        return options;
    }

    /// Whether it changes the case of name parts, which depends on the item's language.
    boolean isCased() {
        return given.textCase() != TextCase.AS_IS || family.textCase() != TextCase.AS_IS;
    }

    /// With an outer element's options as defaults.
    NameStyle over(Map<String, String> outer) {
        if (outer.isEmpty()) {
            return this;
        }
        Map<String, String> all = new HashMap<>(outer);
        all.putAll(options);
        return new NameStyle(all, dress, given, family);
    }

    String option(String name, String otherwise) {
        return options.getOrDefault(name, otherwise);
    }

    Optional<String> option(String name) {
        return Optional.ofNullable(options.get(name));
    }

    /// How many names of a list a style shows where "et al." stands for the rest.
    ///
    /// @param least the number of names from which on some are left out; 0 for never
    /// @param first how many of them are shown then
    /// @param last whether the last name follows these
    /// @param most how many are shown of fewer than `least`, which may be less than these where an
    ///   item is cited again
    record EtAlLimit(int least, int first, boolean last, int most) {
        /// The limit of a style, where an item is cited first or again.
        static EtAlLimit of(NameStyle style, boolean subsequent) {
            int least = number(style, "et-al-min", 0);
            int most = least == 0 ? Integer.MAX_VALUE : least;
            int first = number(style, "et-al-use-first", Integer.MAX_VALUE);
            if (subsequent) {
                least = number(style, "et-al-subsequent-min", least);
                first = number(style, "et-al-subsequent-use-first", first);
            }
            boolean last = !subsequent && style.option("et-al-use-last", "false").equals("true");
            return new EtAlLimit(least, first, last, most);
        }

        /// The limit in sorting, where the last name follows however few are left out.
        EtAlLimit forSorting() {
            return last ? new EtAlLimit(least, first, false, most) : this;
        }

        private static int number(NameStyle style, String option, int otherwise) {
            return NumberField.option(style.option(option, ""), otherwise);
        }

        /// How many of some names are shown.
        int of(int count) {
            return of(count, 0);
        }

        /// The same, of which some must be shown. To show more names than would be left out makes
        /// no sense, and a list is whole then; two at least are left out where the last one
        /// follows.
        int of(int count, int needed) {
            if (least == 0 || least < first) {
                return count;
            }
            if (count < least) {
                return Math.min(count, Math.max(most, needed));
            }
            int shown = Math.min(count, Math.max(first, needed));
            return last && shown > least - 2 ? Math.max(1, least - 2) : shown;
        }
    }
}
