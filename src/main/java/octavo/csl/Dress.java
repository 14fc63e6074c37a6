package octavo.csl;

import octavo.runs.Look;
import octavo.runs.Run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a style puts around or does to what an element renders.
record Dress(Out.Wrap wrap, TextCase textCase, boolean stripPeriods) {
    static final Dress NONE = new Dress(Out.Wrap.NONE, TextCase.AS_IS, false);

    static Dress of(XmlElement element) {
        Out.Wrap wrap =
                new Out.Wrap(
                        element.attribute("prefix", ""),
                        element.attribute("suffix", ""),
                        looks(element),
                        element.is("quotes") ? Out.Quotes.STYLE : Out.Quotes.NONE,
                        element.attribute("display").flatMap(Dress::place),
                        "",
                        Out.Tag.NONE);
        TextCase textCase = TextCase.of(element.attribute("text-case", ""));
        return new Dress(wrap, textCase, element.is("strip-periods"));
    }

    String prefix() {
        return wrap.prefix();
    }

    String suffix() {
        return wrap.suffix();
    }

    List<Look> looks() {
        return wrap.looks();
    }

    /// Whether it leaves everything as it is.
    boolean isNone() {
        return textCase == TextCase.AS_IS && !stripPeriods && wrap.isNone();
    }

    Dress withAffixes(String prefix, String suffix) {
        return new Dress(wrap.withAffixes(prefix, suffix), textCase, stripPeriods);
    }

    private static List<Look> looks(XmlElement element) {
        List<Look> looks = new ArrayList<>();
        look(element, "font-weight").ifPresent(looks::add);
        look(element, "font-style").ifPresent(looks::add);
        look(element, "font-variant").ifPresent(looks::add);
        look(element, "text-decoration").ifPresent(looks::add);
        look(element, "vertical-align").ifPresent(looks::add);
        return looks;
    }

    private static Optional<Look> look(XmlElement element, String attribute) {
        String value = element.attribute(attribute, "");
        return Optional.ofNullable(
                switch (attribute + "=" + value) {
                    case "font-style=italic" -> Look.ITALIC;
                    case "font-style=oblique" -> Look.OBLIQUE;
                    case "font-style=normal" -> Look.UPRIGHT;
                    case "font-variant=small-caps" -> Look.SMALL_CAPS;
                    case "font-variant=normal" -> Look.NORMAL_CAPS;
                    case "font-weight=bold" -> Look.BOLD;
                    case "font-weight=light" -> Look.LIGHT;
                    case "font-weight=normal" -> Look.NORMAL_WEIGHT;
                    case "text-decoration=underline" -> Look.UNDERLINE;
                    case "text-decoration=none" -> Look.NO_UNDERLINE;
                    case "vertical-align=sup" -> Look.SUPERSCRIPT;
                    case "vertical-align=sub" -> Look.SUBSCRIPT;
                    case "vertical-align=baseline" -> Look.BASELINE;
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
}
