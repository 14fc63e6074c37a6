package octavo.csl;

import octavo.richtext.Run;
import octavo.richtext.Run.TextLook;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;

/// The affixes and formatting of a rendering element.
record Formatting(RenderedNode.Wrap wrap, TextCase textCase, boolean stripPeriods) {
    static final Formatting NONE = new Formatting(RenderedNode.Wrap.NONE, TextCase.AS_IS, false);

    static Formatting of(XmlElement element) {
        RenderedNode.Wrap wrap =
                new RenderedNode.Wrap(
                        element.printed("prefix"),
                        element.printed("suffix"),
                        looks(element),
                        element.is("quotes") ? RenderedNode.Quotes.STYLE : RenderedNode.Quotes.NONE,
                        element.attribute("display").flatMap(Formatting::place),
                        "",
                        RenderedNode.Tag.NONE);
        TextCase textCase = TextCase.of(element.attribute("text-case", ""));
        return new Formatting(wrap, textCase, element.is("strip-periods"));
    }

    String prefix() {
        return wrap.prefix();
    }

    String suffix() {
        return wrap.suffix();
    }

    List<TextLook> looks() {
        return wrap.looks();
    }

    /// Whether it changes nothing.
    boolean isNone() {
        return textCase == TextCase.AS_IS && !stripPeriods && wrap.isNone();
    }

    Formatting withAffixes(String prefix, String suffix) {
        return new Formatting(wrap.withAffixes(prefix, suffix), textCase, stripPeriods);
    }

    Formatting uncased() {
        return new Formatting(wrap, TextCase.AS_IS, stripPeriods);
    }

    Formatting withPeriods() {
        return stripPeriods ? new Formatting(wrap, textCase, false) : this;
    }

    Formatting withoutPlainLooks() {
        return withLooks(looks().stream().filter(look -> !look.isPlain()).toList());
    }

    Formatting without(TextLook look) {
        return withLooks(looks().stream().filter(each -> each != look).toList());
    }

    private Formatting withLooks(List<TextLook> others) {
        return others.equals(looks())
                ? this
                : new Formatting(wrap.withLooks(others), textCase, stripPeriods);
    }

    /// With looks in place of those of the same kind.
    Formatting with(List<TextLook> others) {
        if (others.isEmpty()) {
            return this;
        }
        EnumMap<TextLook.Aspect, TextLook> all = new EnumMap<>(TextLook.Aspect.class);
        looks().forEach(look -> all.put(look.aspect(), look));
        others.forEach(look -> all.put(look.aspect(), look));
        return withLooks(List.copyOf(all.values()).reversed());
    }

    private static List<TextLook> looks(XmlElement element) {
        List<TextLook> looks = new ArrayList<>();
        look(element, "vertical-align").ifPresent(looks::add);
        look(element, "text-decoration").ifPresent(looks::add);
        look(element, "font-weight").ifPresent(looks::add);
        look(element, "font-variant").ifPresent(looks::add);
        look(element, "font-style").ifPresent(looks::add);
        return looks;
    }

    private static Optional<TextLook> look(XmlElement element, String attribute) {
        String value = element.attribute(attribute, "");
        return Optional.ofNullable(
                switch (attribute + "=" + value) {
                    case "font-style=italic" -> TextLook.ITALIC;
                    case "font-style=oblique" -> TextLook.OBLIQUE;
                    case "font-style=normal" -> TextLook.UPRIGHT;
                    case "font-variant=small-caps" -> TextLook.SMALL_CAPS;
                    case "font-variant=normal" -> TextLook.NORMAL_CAPS;
                    case "font-weight=bold" -> TextLook.BOLD;
                    case "font-weight=light" -> TextLook.LIGHT;
                    case "font-weight=normal" -> TextLook.NORMAL_WEIGHT;
                    case "text-decoration=underline" -> TextLook.UNDERLINE;
                    case "text-decoration=none" -> TextLook.NO_UNDERLINE;
                    case "vertical-align=sup" -> TextLook.SUPERSCRIPT;
                    case "vertical-align=sub" -> TextLook.SUBSCRIPT;
                    case "vertical-align=baseline" -> TextLook.BASELINE;
                    default -> null;
                });
    }

    private static Optional<Run.Place> place(String value) {
        return Optional.ofNullable(
                switch (value) {
                    case "block" -> Run.Place.BLOCK;
                    case "left-margin" -> Run.Place.LEFT_MARGIN;
                    case "right-inline" -> Run.Place.RIGHT_INLINE;
                    case "indent" -> Run.Place.INDENT;
                    default -> null;
                });
    }

    /// The values of `text-case`.
    enum TextCase {
        AS_IS,
        LOWERCASE,
        UPPERCASE,
        CAPITALIZE_FIRST,
        CAPITALIZE_ALL,
        SENTENCE,
        TITLE;

        static TextCase of(String value) {
            return switch (value) {
                case "lowercase" -> LOWERCASE;
                case "uppercase" -> UPPERCASE;
                case "capitalize-first" -> CAPITALIZE_FIRST;
                case "capitalize-all" -> CAPITALIZE_ALL;
                case "sentence" -> SENTENCE;
                case "title" -> TITLE;
                default -> AS_IS;
            };
        }
    }
}
