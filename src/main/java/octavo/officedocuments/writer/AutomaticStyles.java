package octavo.officedocuments.writer;

import octavo.officedocuments.xmlscan.MarkupEdit;
import octavo.officedocuments.xmlscan.MarkupScanner;
import octavo.richtext.Run.TextFormat;
import octavo.text.Span;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The styles of text in a part of an `.odt`, which names every look. Looks that it lacks are
/// added.
public final class AutomaticStyles {
    private static final String NAME = "Octavo";

    private final Map<String, Set<TextFormat>> formatsByName = new HashMap<>();
    private final Map<Set<TextFormat>, String> addedNames = new LinkedHashMap<>();
    private Optional<Span> emptyElement = Optional.empty();
    private int end = -1;

    /// The styles of a part.
    public static AutomaticStyles of(String xml) {
        AutomaticStyles styles = new AutomaticStyles();
        MarkupScanner scanner = new MarkupScanner(xml);
        String name = "";
        while (scanner.next() && !scanner.starts("office:body")) {
            if (scanner.opens("style:style")) {
                name =
                        scanner.attribute("style:family").orElse("").equals("text")
                                ? scanner.attribute("style:name").orElse("")
                                : "";
            } else if (scanner.opens("style:text-properties") && !name.isEmpty()) {
                styles.formatsByName.put(name, formatsOf(scanner));
            } else if (scanner.ends("office:automatic-styles")) {
                styles.end = scanner.start();
            } else if (scanner.opens("office:automatic-styles")) {
                styles.emptyElement =
                        scanner.starts("office:automatic-styles")
                                ? Optional.empty()
                                : Optional.of(scanner.span());
            }
        }
        return styles;
    }

    private static Set<TextFormat> formatsOf(MarkupScanner scanner) {
        Set<TextFormat> formats = EnumSet.noneOf(TextFormat.class);
        String position = scanner.attribute("style:text-position").orElse("");
        add(formats, TextFormat.ITALIC, scanner.attribute("fo:font-style"), "italic|oblique");
        add(formats, TextFormat.BOLD, scanner.attribute("fo:font-weight"), "bold|[6-9]00");
        add(formats, TextFormat.SMALL_CAPS, scanner.attribute("fo:font-variant"), "small-caps");
        add(
                formats,
                TextFormat.UNDERLINE,
                scanner.attribute("style:text-underline-style"),
                "(?!none).+");
        add(formats, TextFormat.SUPERSCRIPT, Optional.of(position), "super.*");
        add(formats, TextFormat.SUBSCRIPT, Optional.of(position), "sub.*");
        return formats;
    }

    private static void add(
            Set<TextFormat> formats, TextFormat format, Optional<String> value, String pattern) {
        if (value.filter(text -> text.matches(pattern)).isPresent()) {
            formats.add(format);
        }
    }

    Set<TextFormat> formatsOf(String styleName) {
        return formatsByName.getOrDefault(styleName, Set.of());
    }

    /// The name of a style with just these looks, which is added if there is none of ours.
    String nameOf(Set<TextFormat> formats) {
        for (int i = 1; ; i++) {
            Set<TextFormat> present = formatsByName.get(NAME + i);
            if (present == null) {
                formatsByName.put(NAME + i, Set.copyOf(formats));
                addedNames.put(Set.copyOf(formats), NAME + i);
                return NAME + i;
            }
            if (present.equals(formats)) {
                return NAME + i;
            }
        }
    }

    /// What adds the missing styles to the part; nothing if there are none.
    public Optional<MarkupEdit> additions() {
        StringBuilder styles = new StringBuilder();
        addedNames.forEach((formats, name) ->
                styles.append("<style:style style:name=\"")
                        .append(name)
                        .append("\" style:family=\"text\"><style:text-properties")
                        .append(attributes(formats))
                        .append("/></style:style>"));
        if (styles.isEmpty()) {
            return Optional.empty();
        }
        return emptyElement.isPresent()
                ? Optional.of(
                        new MarkupEdit(
                                emptyElement.get(),
                                "<office:automatic-styles>"
                                        + styles
                                        + "</office:automatic-styles>"))
                : Optional.of(MarkupEdit.insertion(end, styles.toString()));
    }

    /// Whether styles can be added.
    public boolean isWritable() {
        return end >= 0 || emptyElement.isPresent();
    }

    private static String attributes(Set<TextFormat> formats) {
        StringBuilder attributes = new StringBuilder();
        for (TextFormat format : EnumSet.copyOf(formats)) {
            attributes.append(
                    switch (format) {
                        case ITALIC -> " fo:font-style=\"italic\"";
                        case BOLD -> " fo:font-weight=\"bold\"";
                        case SMALL_CAPS -> " fo:font-variant=\"small-caps\"";
                        case UNDERLINE ->
                                " style:text-underline-style=\"solid\""
                                        + " style:text-underline-width=\"auto\"";
                        case SUPERSCRIPT -> " style:text-position=\"super 58%\"";
                        case SUBSCRIPT -> " style:text-position=\"sub 58%\"";
                        default -> "";
                    });
        }
        return attributes.toString();
    }
}
