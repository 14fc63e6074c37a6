package octavo.csl.style;

import octavo.csl.style.Formatting.TextCase;
import octavo.csl.valueformats.NumberField;
import octavo.csl.xml.XmlElement;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The options of `name` and the elements around it. They are kept as written, so that inner ones
/// can override outer ones.
public record NameStyle(
        Map<String, String> options,
        Formatting formatting,
        Formatting givenFormatting,
        Formatting familyFormatting) {
    static final NameStyle NONE =
            new NameStyle(Map.of(), Formatting.NONE, Formatting.NONE, Formatting.NONE);

    private static final Set<String> NAME_OPTIONS =
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

    public NameStyle {
        options = Map.copyOf(options);
    }

    /// The options on `style`, `citation` or `bibliography`.
    static Map<String, String> inheritableOptions(XmlElement element) {
        Map<String, String> options = nameOptions(element);
        element.attribute("name-form").ifPresent(form -> options.put("form", form));
        element.attribute("name-delimiter").ifPresent(text -> options.put("delimiter", text));
        element.attribute("names-delimiter")
                .ifPresent(text -> options.put("names-delimiter", text));
        return options;
    }

    static NameStyle of(XmlElement nameElement) {
        Map<String, String> options = nameOptions(nameElement);
        nameElement.attribute("form").ifPresent(form -> options.put("form", form));
        nameElement.attribute("delimiter").ifPresent(text -> options.put("delimiter", text));
        return new NameStyle(
                options,
                Formatting.of(nameElement),
                partFormatting(nameElement, "given"),
                partFormatting(nameElement, "family"));
    }

    private static Formatting partFormatting(XmlElement nameElement, String partName) {
        return nameElement
                .children("name-part")
                .filter(element -> element.attribute("name", "").equals(partName))
                .findFirst()
                .map(Formatting::of)
                .orElse(Formatting.NONE);
    }

    private static Map<String, String> nameOptions(XmlElement element) {
        Map<String, String> options = new HashMap<>(element.attributes());
        options.keySet().retainAll(NAME_OPTIONS);
        return options;
    }

    /// Whether it changes the case of name parts, which depends on the item's language.
    public boolean isCased() {
        return givenFormatting.textCase() != TextCase.AS_IS
                || familyFormatting.textCase() != TextCase.AS_IS;
    }

    /// Whether given names are shortened at all.
    public boolean initializes() {
        return option("initialize-with").isPresent();
    }

    /// With an outer element's options as defaults.
    public NameStyle withDefaults(Map<String, String> outerOptions) {
        if (outerOptions.isEmpty()) {
            return this;
        }
        Map<String, String> allOptions = new HashMap<>(outerOptions);
        allOptions.putAll(options);
        return new NameStyle(allOptions, formatting, givenFormatting, familyFormatting);
    }

    public String option(String name, String defaultValue) {
        return options.getOrDefault(name, defaultValue);
    }

    public Optional<String> option(String name) {
        return Optional.ofNullable(options.get(name));
    }

    /// How many names of a list a style shows where "et al." stands for the rest.
    ///
    /// @param leastNames the number of names from which on some are left out; 0 for never
    /// @param firstNames how many of them are shown then
    /// @param usesLast whether the last name follows these
    /// @param mostNames how many are shown of fewer than `leastNames`, which may be less than these
    ///   where an item is cited again
    public record EtAlLimit(int leastNames, int firstNames, boolean usesLast, int mostNames) {
        /// The limit of a style, where an item is cited first or again.
        public static EtAlLimit of(NameStyle style, boolean isSubsequent) {
            int leastNames = numberOption(style, "et-al-min", 0);
            int mostNames = leastNames == 0 ? Integer.MAX_VALUE : leastNames;
            int firstNames = numberOption(style, "et-al-use-first", Integer.MAX_VALUE);
            if (isSubsequent) {
                leastNames = numberOption(style, "et-al-subsequent-min", leastNames);
                firstNames = numberOption(style, "et-al-subsequent-use-first", firstNames);
            }
            boolean usesLast =
                    !isSubsequent && style.option("et-al-use-last", "false").equals("true");
            return new EtAlLimit(leastNames, firstNames, usesLast, mostNames);
        }

        /// The limit in sorting, where the last name follows however few are left out.
        public EtAlLimit forSorting() {
            return usesLast ? new EtAlLimit(leastNames, firstNames, false, mostNames) : this;
        }

        private static int numberOption(NameStyle style, String option, int defaultValue) {
            return NumberField.parseOption(style.option(option, ""), defaultValue);
        }

        /// How many of some names are shown.
        public int of(int count) {
            return of(count, 0);
        }

        /// The same, of which some must be shown. To show more names than would be left out makes
        /// no sense, and a list is whole then; two at least are left out where the last one
        /// follows.
        public int of(int count, int neededCount) {
            if (leastNames == 0 || leastNames < firstNames) {
                return count;
            }
            if (count < leastNames) {
                return Math.min(count, Math.max(mostNames, neededCount));
            }
            int shownCount = Math.min(count, Math.max(firstNames, neededCount));
            return usesLast && shownCount > leastNames - 2
                    ? Math.max(1, leastNames - 2)
                    : shownCount;
        }
    }
}
