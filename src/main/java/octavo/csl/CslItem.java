package octavo.csl;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.function.UnaryOperator;

/// An item to cite, by the variables of CSL 1.0.2. Numbers are texts too.
public record CslItem(
        String id,
        String type,
        Map<String, ItemText> texts,
        Map<String, List<CslName>> names,
        Map<String, CslDate> dates) {
    public CslItem {
        type = type.intern();
        texts = Map.copyOf(texts);
        names = Map.copyOf(names);
        dates = Map.copyOf(dates);
    }

    /// The item with other names in a variable.
    public CslItem withNames(String variable, List<CslName> newNames) {
        Map<String, List<CslName>> allNames = new HashMap<>(names);
        allNames.put(variable, newNames);
        return new CslItem(id, type, texts, allNames, dates);
    }

    /// The item with a text changed.
    public CslItem withText(String variable, UnaryOperator<ItemText> change) {
        Map<String, ItemText> allTexts = new HashMap<>(texts);
        allTexts.computeIfPresent(variable, (_, text) -> change.apply(text));
        return new CslItem(id, type, allTexts, names, dates);
    }

    /// The item with another id.
    public CslItem withId(String otherId) {
        return new CslItem(otherId, type, texts, names, dates);
    }

    ItemText text(String variable) {
        return texts.getOrDefault(variable, ItemText.EMPTY);
    }

    boolean hasVariable(String variable) {
        return !text(variable).isEmpty()
                || !names.getOrDefault(variable, List.of()).isEmpty()
                || dates.containsKey(variable) && !dates.get(variable).isEmpty();
    }

    /// A name in an item: a person's parts, or anything else as `literal`. Missing parts are empty.
    /// `isStatic` names keep the order family, given in every style.
    public record CslName(
            String family,
            String given,
            String droppingParticle,
            String nonDroppingParticle,
            String suffix,
            boolean hasCommaSuffix,
            boolean isStatic,
            String literal) {

        /// After other names: further ones that are not listed. BibTeX writes "and others", which
        /// CSL-JSON cannot express. Rendered as the style's "et al.".
        public static final CslName OTHERS = literal("others");

        public static CslName literal(String name) {
            return new CslName("", "", "", "", "", false, false, name);
        }

        public static CslName of(String family, String given) {
            return new CslName(family, given, "", "", "", false, false, "");
        }

        CslName withGiven(String otherGiven) {
            return new CslName(
                    family,
                    otherGiven,
                    droppingParticle,
                    nonDroppingParticle,
                    suffix,
                    hasCommaSuffix,
                    isStatic,
                    literal);
        }

        /// Equivalent to a record's own, but without method handles: lists of names are looked up
        /// and compared all the time.
        @Override
        public boolean equals(Object other) {
            return this == other
                    || other instanceof CslName name
                            && family.equals(name.family)
                            && given.equals(name.given)
                            && droppingParticle.equals(name.droppingParticle)
                            && nonDroppingParticle.equals(name.nonDroppingParticle)
                            && suffix.equals(name.suffix)
                            && hasCommaSuffix == name.hasCommaSuffix
                            && isStatic == name.isStatic
                            && literal.equals(name.literal);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * family.hashCode() + given.hashCode()) + literal.hashCode();
        }

        public boolean isLiteral() {
            return !literal.isEmpty();
        }
    }

    /// A date in an item: one point or two, or a `literal` text. Missing parts are 0; months from
    /// 13 on are seasons (13, 17 and 21 are spring).
    ///
    /// @param edtf the EDTF date, if points cannot express all of it: `201X`, `2018/`
    /// @param sortMonth the month by which a date sorts that states none; 0 if unknown
    public record CslDate(
            List<DatePoint> points,
            boolean isUncertain,
            String literal,
            String edtf,
            int sortMonth) {
        public CslDate {
            points = List.copyOf(points);
        }

        public CslDate(List<DatePoint> points, boolean isUncertain, String literal) {
            this(points, isUncertain, literal, "", 0);
        }

        public static CslDate of(int year, int month, int day) {
            return new CslDate(List.of(new DatePoint(year, month, day)), false, "");
        }

        public static CslDate literal(String literalText) {
            return new CslDate(List.of(), false, literalText);
        }

        public CslDate withEdtf(String edtfText) {
            return new CslDate(points, isUncertain, literal, edtfText, sortMonth);
        }

        public CslDate withSortMonth(int month) {
            return new CslDate(points, isUncertain, literal, edtf, month);
        }

        /// The points by which it sorts.
        List<DatePoint> sortPoints() {
            boolean isBareYear = points.size() == 1 && points.getFirst().month() == 0;
            return isBareYear && sortMonth > 0
                    ? List.of(new DatePoint(points.getFirst().year(), sortMonth, 0))
                    : points;
        }

        public boolean isEmpty() {
            return points.isEmpty() && literal.isEmpty();
        }

        /// A year, a month or a day.
        public record DatePoint(int year, int month, int day) {
            public boolean isSeason() {
                return month > 12;
            }

            /// From 1 for spring to 4 for winter.
            public int season() {
                return (month - 13) % 4 + 1;
            }
        }
    }

    /// Collects the variables of an item. Empty values are dropped.
    public static final class CslItemBuilder {
        private final Map<String, ItemText> texts = new HashMap<>();
        private final Map<String, List<CslName>> names = new HashMap<>();
        private final Map<String, CslDate> dates = new HashMap<>();
        private final SequencedSet<String> variableOrder = new LinkedHashSet<>();

        public boolean hasVariable(String variable) {
            return variableOrder.contains(variable);
        }

        /// The characters of a text, without its markup.
        public String plainText(String variable) {
            ItemText text = texts.get(variable);
            return text == null ? "" : text.characters();
        }

        /// Sets a text if it is not set yet.
        public void putVariable(String variable, ItemText text) {
            if (!text.isEmpty() && variableOrder.add(variable)) {
                texts.put(variable, text);
            }
        }

        public void putVariable(String variable, List<CslName> people) {
            if (!people.isEmpty() && variableOrder.add(variable)) {
                names.put(variable, people);
            }
        }

        public void putVariable(String variable, CslDate date) {
            if (variableOrder.add(variable)) {
                dates.put(variable, date);
            }
        }

        public void removeText(String variable) {
            variableOrder.remove(variable);
            texts.remove(variable);
        }

        /// The variables in the order they were set.
        public List<String> variableOrder() {
            return List.copyOf(variableOrder);
        }

        public CslItem build(String id, String type) {
            return new CslItem(id, type, texts, names, dates);
        }
    }
}
