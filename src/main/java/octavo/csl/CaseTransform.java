package octavo.csl;

import octavo.csl.Formatting.TextCase;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Changes the case of text, parts of which are fixed. Quotation marks are treated as text
/// meanwhile, since they delimit words.
final class CaseTransform {
    private final StringBuilder text = new StringBuilder();
    private final List<Boolean> fixed = new ArrayList<>();
    private final Locale locale;

    private CaseTransform(Locale locale) {
        this.locale = locale;
    }

    static List<RenderedNode> apply(
            TextCase wanted, List<RenderedNode> parts, ItemRendering scene) {
        return wanted == TextCase.TITLE && !isEnglish(scene)
                ? parts
                : changed(wanted, parts, locale(scene));
    }

    /// The same for terms from the style or locale: title case, if requested, applies in any
    /// language.
    static List<RenderedNode> applyToWords(
            TextCase wanted, List<RenderedNode> parts, ItemRendering scene) {
        return changed(wanted, parts, locale(scene));
    }

    private static List<RenderedNode> changed(
            TextCase wanted, List<RenderedNode> parts, Locale locale) {
        CaseTransform cases = new CaseTransform(locale);
        cases.collect(parts);
        cases.change(wanted);
        return cases.rebuilt(parts, new int[1]);
    }

    private static Locale locale(ItemRendering scene) {
        String language = scene.item().text("language").characters();
        Locale own = Locale.forLanguageTag(language.strip());
        return own.getLanguage().isEmpty() ? scene.locale().javaLocale() : own;
    }

    private static boolean isEnglish(ItemRendering scene) {
        String language =
                scene.item().text("language").characters().strip().toLowerCase(Locale.ROOT);
        String style = scene.scope().style().defaultLocale().toLowerCase(Locale.ROOT);
        return language.isEmpty()
                ? style.isEmpty() || style.startsWith("en")
                : language.startsWith("en");
    }

    private void collect(List<RenderedNode> parts) {
        for (RenderedNode part : parts) {
            switch (part) {
                case RenderedNode.Text(String piece, boolean keep) -> add(piece, keep);
                case RenderedNode.Box box -> {
                    boolean quoted = box.wrap().quotes() != RenderedNode.Quotes.NONE;
                    add(box.wrap().prefix(), false);
                    add(quoted ? "“" : "", false);
                    collect(box.parts());
                    add(quoted ? "”" : "", false);
                    add(box.wrap().suffix(), false);
                    add(box.wrap().delimiter(), false);
                }
            }
        }
    }

    private void add(String piece, boolean keep) {
        text.append(piece);
        for (int i = 0; i < piece.length(); i++) {
            fixed.add(keep);
        }
    }

    private List<RenderedNode> rebuilt(List<RenderedNode> parts, int[] at) {
        List<RenderedNode> changed = new ArrayList<>();
        for (RenderedNode part : parts) {
            switch (part) {
                case RenderedNode.Text(String piece, boolean keep) -> {
                    changed.add(new RenderedNode.Text(take(piece, at), keep));
                }
                case RenderedNode.Box(
                                RenderedNode.Wrap wrap,
                                List<RenderedNode> inner,
                                boolean _) -> {
                    boolean quoted = wrap.quotes() != RenderedNode.Quotes.NONE;
                    String prefix = take(wrap.prefix(), at);
                    at[0] += quoted ? 1 : 0;
                    List<RenderedNode> parted = rebuilt(inner, at);
                    at[0] += quoted ? 1 : 0;
                    String suffix = take(wrap.suffix(), at);
                    String delimiter = take(wrap.delimiter(), at);
                    RenderedNode.Wrap cased =
                            new RenderedNode.Wrap(
                                    prefix,
                                    suffix,
                                    wrap.looks(),
                                    wrap.quotes(),
                                    wrap.display(),
                                    delimiter,
                                    wrap.tag());
                    changed.add(
                            new RenderedNode.Box(
                                    wrap.equals(RenderedNode.Wrap.NONE) ? wrap : cased, parted));
                }
            }
        }
        return changed;
    }

    private String take(String piece, int[] at) {
        String taken = text.substring(at[0], at[0] + piece.length());
        at[0] += piece.length();
        return taken;
    }

    private void change(TextCase wanted) {
        switch (wanted) {
            case AS_IS -> {}
            case LOWERCASE -> lower(0, text.length());
            case UPPERCASE -> upper(0, text.length());
            case CAPITALIZE_FIRST -> capitalizeFirst();
            case CAPITALIZE_ALL -> capitalizeAll();
            case SENTENCE -> {
                lower(endOfWord(start()), text.length());
                upper(start(), Math.min(start() + 1, text.length()));
            }
            case TITLE -> {
                new TitleCase(text, fixed, locale).apply();
            }
        }
    }

    private void capitalizeFirst() {
        int start = start();
        if (start < text.length() && isLowercase(start)) {
            upper(start, start + 1);
        }
    }

    /// The start of the first word.
    private int start() {
        int start = 0;
        while (start < text.length() && !Character.isLetterOrDigit(text.charAt(start))) {
            start++;
        }
        return start;
    }

    private int endOfWord(int start) {
        int end = start;
        while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private void capitalizeAll() {
        boolean start = true;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (start && Character.isLetterOrDigit(letter)) {
                if (isLowercase(i)) {
                    upper(i, i + 1);
                }
                start = false;
            } else if (Character.isWhitespace(letter)) {
                start = true;
            }
        }
    }

    /// Whether the word that starts here has no capital: one such as arXiv stays as it is.
    private boolean isLowercase(int start) {
        return text.substring(start, endOfWord(start)).chars().noneMatch(Character::isUpperCase);
    }

    private void lower(int from, int to) {
        for (int i = from; i < to; i++) {
            set(i, text.substring(i, i + 1).toLowerCase(locale));
        }
    }

    private void upper(int from, int to) {
        for (int i = from; i < to; i++) {
            set(i, text.substring(i, i + 1).toUpperCase(locale));
        }
    }

    /// Sets a character, unless it is fixed or its other case is not a single character.
    private void set(int at, String changed) {
        if (!fixed.get(at) && changed.length() == 1) {
            text.setCharAt(at, changed.charAt(0));
        }
    }
}
