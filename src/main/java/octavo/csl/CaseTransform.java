package octavo.csl;

import octavo.csl.rendered.NodeTrees;
import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.Formatting.TextCase;
import octavo.csl.valueformats.TitleCase;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Changes the case of text, parts of which are fixed. Quotation marks are treated as text
/// meanwhile, since they delimit words.
final class CaseTransform {
    private final StringBuilder textBuilder = new StringBuilder();
    private final List<Boolean> isFixed = new ArrayList<>();
    private final Locale locale;

    private CaseTransform(Locale itemLocale) {
        this.locale = itemLocale;
    }

    static List<RenderedNode> apply(
            TextCase textCase, List<RenderedNode> nodes, ItemRendering rendering) {
        return textCase == TextCase.TITLE && !isEnglish(rendering)
                ? nodes
                : transform(textCase, nodes, itemLocale(rendering));
    }

    /// The same for terms from the style or locale: title case, if requested, applies in any
    /// language.
    static List<RenderedNode> applyToWords(
            TextCase textCase, List<RenderedNode> nodes, ItemRendering rendering) {
        return transform(textCase, nodes, itemLocale(rendering));
    }

    /// The tree with its first term capitalised. Its number may precede it.
    static List<RenderedNode> capitalizeFirstTerm(
            List<RenderedNode> nodes, ItemRendering rendering) {
        List<RenderedNode> changedNodes = new ArrayList<>(nodes);
        for (int i = 0; i < nodes.size(); i++) {
            if (nodes.get(i) instanceof RenderedNode.BoxNode box && !box.isEmpty()) {
                if (NodeTrees.firstBox(RenderedNode.NodeTag.CITATION_NUMBER, List.of(box))
                        .isPresent()) {
                    continue;
                }
                List<RenderedNode> innerNodes =
                        box.wrap().tag() == RenderedNode.NodeTag.TERM
                                ? apply(TextCase.CAPITALIZE_FIRST, box.children(), rendering)
                                : capitalizeFirstTerm(box.children(), rendering);
                changedNodes.set(i, box.withChildren(innerNodes));
                return changedNodes;
            }
            if (nodes.get(i) instanceof RenderedNode.TextNode(String text, boolean _)
                    && !text.isEmpty()) {
                return nodes;
            }
        }
        return changedNodes;
    }

    private static List<RenderedNode> transform(
            TextCase textCase, List<RenderedNode> nodes, Locale locale) {
        CaseTransform transform = new CaseTransform(locale);
        transform.collectText(nodes);
        transform.changeCase(textCase);
        return transform.rebuild(nodes, new int[1]);
    }

    private static Locale itemLocale(ItemRendering rendering) {
        String language = rendering.item().text("language").characters();
        Locale itemLocale = Locale.forLanguageTag(language.strip());
        return itemLocale.getLanguage().isEmpty() ? rendering.locale().javaLocale() : itemLocale;
    }

    private static boolean isEnglish(ItemRendering rendering) {
        String language =
                rendering.item().text("language").characters().strip().toLowerCase(Locale.ROOT);
        String styleLocale =
                rendering.environment().style().defaultLocale().toLowerCase(Locale.ROOT);
        return language.isEmpty()
                ? styleLocale.isEmpty() || styleLocale.startsWith("en")
                : language.startsWith("en");
    }

    private void collectText(List<RenderedNode> nodes) {
        for (RenderedNode node : nodes) {
            switch (node) {
                case RenderedNode.TextNode(String sourceText, boolean keepsCase) ->
                        addText(sourceText, keepsCase);
                case RenderedNode.BoxNode box -> {
                    boolean isQuoted = box.wrap().quotes() != RenderedNode.QuoteMarks.NONE;
                    addText(box.wrap().prefix(), false);
                    addText(isQuoted ? "“" : "", false);
                    collectText(box.children());
                    addText(isQuoted ? "”" : "", false);
                    addText(box.wrap().suffix(), false);
                    addText(box.wrap().delimiter(), false);
                }
            }
        }
    }

    private void addText(String sourceText, boolean keepsCase) {
        textBuilder.append(sourceText);
        for (int i = 0; i < sourceText.length(); i++) {
            isFixed.add(keepsCase);
        }
    }

    private List<RenderedNode> rebuild(List<RenderedNode> nodes, int[] position) {
        List<RenderedNode> rebuiltNodes = new ArrayList<>();
        for (RenderedNode node : nodes) {
            switch (node) {
                case RenderedNode.TextNode(String sourceText, boolean keepsCase) -> {
                    rebuiltNodes.add(
                            new RenderedNode.TextNode(takeText(sourceText, position), keepsCase));
                }
                case RenderedNode.BoxNode(
                                RenderedNode.NodeWrap wrap,
                                List<RenderedNode> children,
                                boolean _) -> {
                    boolean isQuoted = wrap.quotes() != RenderedNode.QuoteMarks.NONE;
                    String prefix = takeText(wrap.prefix(), position);
                    position[0] += isQuoted ? 1 : 0;
                    List<RenderedNode> rebuiltChildren = rebuild(children, position);
                    position[0] += isQuoted ? 1 : 0;
                    String suffix = takeText(wrap.suffix(), position);
                    String delimiter = takeText(wrap.delimiter(), position);
                    RenderedNode.NodeWrap rebuiltWrap =
                            new RenderedNode.NodeWrap(
                                    prefix,
                                    suffix,
                                    wrap.textFormats(),
                                    wrap.quotes(),
                                    wrap.display(),
                                    delimiter,
                                    wrap.tag());
                    rebuiltNodes.add(
                            new RenderedNode.BoxNode(
                                    wrap.equals(RenderedNode.NodeWrap.NONE) ? wrap : rebuiltWrap,
                                    rebuiltChildren));
                }
            }
        }
        return rebuiltNodes;
    }

    private String takeText(String sourceText, int[] position) {
        String takenText = textBuilder.substring(position[0], position[0] + sourceText.length());
        position[0] += sourceText.length();
        return takenText;
    }

    private void changeCase(TextCase textCase) {
        switch (textCase) {
            case AS_IS -> {}
            case LOWERCASE -> toLowercase(0, textBuilder.length());
            case UPPERCASE -> toUppercase(0, textBuilder.length());
            case CAPITALIZE_FIRST -> capitalizeFirst();
            case CAPITALIZE_ALL -> capitalizeAll();
            case SENTENCE -> {
                toLowercase(endOfWord(firstWordStart()), textBuilder.length());
                toUppercase(firstWordStart(), Math.min(firstWordStart() + 1, textBuilder.length()));
            }
            case TITLE -> {
                new TitleCase(textBuilder, isFixed, locale).apply();
            }
        }
    }

    private void capitalizeFirst() {
        int startIndex = firstWordStart();
        if (startIndex < textBuilder.length() && isLowercase(startIndex)) {
            toUppercase(startIndex, startIndex + 1);
        }
    }

    /// The start of the first word.
    private int firstWordStart() {
        int startIndex = 0;
        while (startIndex < textBuilder.length()
                && !Character.isLetterOrDigit(textBuilder.charAt(startIndex))) {
            startIndex++;
        }
        return startIndex;
    }

    private int endOfWord(int startIndex) {
        int endIndex = startIndex;
        while (endIndex < textBuilder.length()
                && Character.isLetterOrDigit(textBuilder.charAt(endIndex))) {
            endIndex++;
        }
        return endIndex;
    }

    private void capitalizeAll() {
        boolean isWordStart = true;
        for (int i = 0; i < textBuilder.length(); i++) {
            char character = textBuilder.charAt(i);
            if (isWordStart && Character.isLetterOrDigit(character)) {
                if (isLowercase(i)) {
                    toUppercase(i, i + 1);
                }
                isWordStart = false;
            } else if (Character.isWhitespace(character)) {
                isWordStart = true;
            }
        }
    }

    /// Whether the word that starts here has no capital: one such as arXiv stays as it is.
    private boolean isLowercase(int startIndex) {
        return textBuilder
                .substring(startIndex, endOfWord(startIndex))
                .chars()
                .noneMatch(Character::isUpperCase);
    }

    private void toLowercase(int startIndex, int endIndex) {
        for (int i = startIndex; i < endIndex; i++) {
            setCharacter(i, textBuilder.substring(i, i + 1).toLowerCase(locale));
        }
    }

    private void toUppercase(int startIndex, int endIndex) {
        for (int i = startIndex; i < endIndex; i++) {
            setCharacter(i, textBuilder.substring(i, i + 1).toUpperCase(locale));
        }
    }

    /// Sets a character, unless it is fixed or its other case is not a single character.
    private void setCharacter(int index, String changedCharacter) {
        if (!isFixed.get(index) && changedCharacter.length() == 1) {
            textBuilder.setCharAt(index, changedCharacter.charAt(0));
        }
    }
}
