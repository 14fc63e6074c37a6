package octavo.csl.style;

import octavo.csl.rendered.RenderedNode;
import octavo.csl.xml.XmlElement;
import octavo.richtext.Run;
import octavo.richtext.Run.TextFormat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;

/// The affixes and formatting of a rendering element.
public record Formatting(RenderedNode.NodeWrap wrap, TextCase textCase, boolean stripPeriods) {
    public static final Formatting NONE =
            new Formatting(RenderedNode.NodeWrap.NONE, TextCase.AS_IS, false);

    static Formatting of(XmlElement element) {
        RenderedNode.NodeWrap wrap =
                new RenderedNode.NodeWrap(
                        element.printedAttribute("prefix"),
                        element.printedAttribute("suffix"),
                        textFormats(element),
                        element.isTrue("quotes")
                                ? RenderedNode.QuoteMarks.STYLE
                                : RenderedNode.QuoteMarks.NONE,
                        element.attribute("display").flatMap(Formatting::readDisplay),
                        "",
                        RenderedNode.NodeTag.NONE);
        TextCase textCase = TextCase.of(element.attribute("text-case", ""));
        return new Formatting(wrap, textCase, element.isTrue("strip-periods"));
    }

    public String prefix() {
        return wrap.prefix();
    }

    public String suffix() {
        return wrap.suffix();
    }

    public List<TextFormat> textFormats() {
        return wrap.textFormats();
    }

    /// Whether it changes nothing.
    public boolean isNone() {
        return textCase == TextCase.AS_IS && !stripPeriods && wrap.isNone();
    }

    public Formatting withAffixes(String prefix, String suffix) {
        return new Formatting(wrap.withAffixes(prefix, suffix), textCase, stripPeriods);
    }

    Formatting withoutTextCase() {
        return new Formatting(wrap, TextCase.AS_IS, stripPeriods);
    }

    public Formatting withPeriods() {
        return stripPeriods ? new Formatting(wrap, textCase, false) : this;
    }

    Formatting withoutDefaultFormats() {
        return withTextFormats(
                textFormats().stream().filter(textFormat -> !textFormat.isDefault()).toList());
    }

    public Formatting withoutFormat(TextFormat textFormat) {
        return withTextFormats(
                textFormats().stream().filter(otherFormat -> otherFormat != textFormat).toList());
    }

    private Formatting withTextFormats(List<TextFormat> otherFormats) {
        return otherFormats.equals(textFormats())
                ? this
                : new Formatting(wrap.withTextFormats(otherFormats), textCase, stripPeriods);
    }

    /// With looks in place of those of the same kind.
    public Formatting overridingFormats(List<TextFormat> otherFormats) {
        if (otherFormats.isEmpty()) {
            return this;
        }
        EnumMap<TextFormat.FormatAspect, TextFormat> formatsByAspect =
                new EnumMap<>(TextFormat.FormatAspect.class);
        textFormats().forEach(textFormat -> formatsByAspect.put(textFormat.aspect(), textFormat));
        otherFormats.forEach(textFormat -> formatsByAspect.put(textFormat.aspect(), textFormat));
        return withTextFormats(List.copyOf(formatsByAspect.values()).reversed());
    }

    private static List<TextFormat> textFormats(XmlElement element) {
        List<TextFormat> textFormats = new ArrayList<>();
        readTextFormat(element, "vertical-align").ifPresent(textFormats::add);
        readTextFormat(element, "text-decoration").ifPresent(textFormats::add);
        readTextFormat(element, "font-weight").ifPresent(textFormats::add);
        readTextFormat(element, "font-variant").ifPresent(textFormats::add);
        readTextFormat(element, "font-style").ifPresent(textFormats::add);
        return textFormats;
    }

    private static Optional<TextFormat> readTextFormat(XmlElement element, String attribute) {
        String value = element.attribute(attribute, "");
        return Optional.ofNullable(
                switch (attribute + "=" + value) {
                    case "font-style=italic" -> TextFormat.ITALIC;
                    case "font-style=oblique" -> TextFormat.OBLIQUE;
                    case "font-style=normal" -> TextFormat.UPRIGHT;
                    case "font-variant=small-caps" -> TextFormat.SMALL_CAPS;
                    case "font-variant=normal" -> TextFormat.NORMAL_CAPS;
                    case "font-weight=bold" -> TextFormat.BOLD;
                    case "font-weight=light" -> TextFormat.LIGHT;
                    case "font-weight=normal" -> TextFormat.NORMAL_WEIGHT;
                    case "text-decoration=underline" -> TextFormat.UNDERLINE;
                    case "text-decoration=none" -> TextFormat.NO_UNDERLINE;
                    case "vertical-align=sup" -> TextFormat.SUPERSCRIPT;
                    case "vertical-align=sub" -> TextFormat.SUBSCRIPT;
                    case "vertical-align=baseline" -> TextFormat.BASELINE;
                    default -> null;
                });
    }

    private static Optional<Run.BlockPosition> readDisplay(String value) {
        return Optional.ofNullable(
                switch (value) {
                    case "block" -> Run.BlockPosition.BLOCK;
                    case "left-margin" -> Run.BlockPosition.LEFT_MARGIN;
                    case "right-inline" -> Run.BlockPosition.RIGHT_INLINE;
                    case "indent" -> Run.BlockPosition.INDENT;
                    default -> null;
                });
    }

    /// The values of `text-case`.
    public enum TextCase {
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
