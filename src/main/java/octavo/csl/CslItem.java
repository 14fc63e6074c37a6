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
    public CslItem withNames(String variable, List<CslName> others) {
        Map<String, List<CslName>> all = new HashMap<>(names);
        all.put(variable, others);
        return new CslItem(id, type, texts, all, dates);
    }

    /// The item with a text changed.
    public CslItem withText(String variable, UnaryOperator<ItemText> otherwise) {
        Map<String, ItemText> all = new HashMap<>(texts);
        all.computeIfPresent(variable, (_, text) -> otherwise.apply(text));
        return new CslItem(id, type, all, names, dates);
    }

    /// The item with another id.
    public CslItem withId(String other) {
        return new CslItem(other, type, texts, names, dates);
    }

    ItemText text(String variable) {
        return texts.getOrDefault(variable, ItemText.EMPTY);
    }

    boolean has(String variable) {
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
            boolean commaSuffix,
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

        CslName withGiven(String other) {
            return new CslName(
                    family,
                    other,
                    droppingParticle,
                    nonDroppingParticle,
                    suffix,
                    commaSuffix,
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
                            && commaSuffix == name.commaSuffix
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
    public record CslDate(List<Point> points, boolean uncertain, String literal, String edtf) {
        public CslDate {
            points = List.copyOf(points);
        }

        public CslDate(List<Point> points, boolean uncertain, String literal) {
            this(points, uncertain, literal, "");
        }

        public static CslDate of(int year, int month, int day) {
            return new CslDate(List.of(new Point(year, month, day)), false, "");
        }

        public static CslDate literal(String text) {
            return new CslDate(List.of(), false, text);
        }

        public CslDate withEdtf(String text) {
            return new CslDate(points, uncertain, literal, text);
        }

        public boolean isEmpty() {
            return points.isEmpty() && literal.isEmpty();
        }

        /// A year, a month or a day.
        public record Point(int year, int month, int day) {
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
    public static final class Builder {
        private final Map<String, ItemText> texts = new HashMap<>();
        private final Map<String, List<CslName>> names = new HashMap<>();
        private final Map<String, CslDate> dates = new HashMap<>();
        private final SequencedSet<String> order = new LinkedHashSet<>();

        public boolean has(String variable) {
            return order.contains(variable);
        }

        public String text(String variable) {
            ItemText text = texts.get(variable);
            return text == null ? "" : text.html();
        }

        /// Sets a text if it is not set yet.
        public void put(String variable, ItemText text) {
            if (!text.isEmpty() && order.add(variable)) {
                texts.put(variable, text);
            }
        }

        public void put(String variable, List<CslName> people) {
            if (!people.isEmpty() && order.add(variable)) {
                names.put(variable, people);
            }
        }

        public void put(String variable, CslDate date) {
            if (order.add(variable)) {
                dates.put(variable, date);
            }
        }

        public void remove(String variable) {
            order.remove(variable);
            texts.remove(variable);
        }

        /// The variables in the order they were set.
        public List<String> order() {
            return List.copyOf(order);
        }

        public CslItem item(String id, String type) {
            return new CslItem(id, type, texts, names, dates);
        }
    }
}
