package octavo.csl;

import octavo.csl.CslItem.CslName;
import octavo.csl.RenderEnvironment.WrittenNames;
import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.Formatting;
import octavo.csl.style.Formatting.TextCase;
import octavo.csl.style.NameStyle;
import octavo.csl.valueformats.GivenInitials;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Renders single names: their parts in the order that the style, and the name's script, require.
final class NameRenderer {
    private static final Set<String> UNBROKEN_LANGUAGES = Set.of("cs", "fr", "ru");

    private final NameStyle nameStyle;
    private final ItemRendering rendering;
    private final String nameForm;
    private final String demotion;
    private final boolean isCacheable;

    NameRenderer(NameStyle nameStyle, ItemRendering rendering) {
        this.nameStyle = nameStyle;
        this.rendering = rendering;
        this.nameForm = nameStyle.option("form", "long");
        this.demotion = rendering.environment().style().options().demoteNonDroppingParticle();
        this.isCacheable = !rendering.forSorting() && !nameStyle.isCased();
    }

    /// Whether given names are shortened at all.
    boolean initializes() {
        return nameStyle.initializes();
    }

    /// The parts of a name, with the given name `givenLevel` steps fuller than the style's;
    /// inverted where the family name comes first.
    List<RenderedNode> writeName(CslName name, int givenLevel, boolean isInverted) {
        return isCacheable
                ? cachedNodes(name, givenLevel, isInverted)
                : renderName(name, givenLevel, isInverted);
    }

    private List<RenderedNode> cachedNodes(CslName name, int givenLevel, boolean isInverted) {
        WrittenNames.NameKey key =
                new WrittenNames.NameKey(nameStyle, name, givenLevel, isInverted);
        List<RenderedNode> cachedNodes = rendering.environment().writtenNames().cachedNodes(key);
        if (cachedNodes.isEmpty()) {
            cachedNodes = renderName(name, givenLevel, isInverted);
            rendering.environment().writtenNames().cacheNodes(key, cachedNodes);
        }
        return cachedNodes;
    }

    private List<RenderedNode> renderName(CslName name, int givenLevel, boolean isInverted) {
        if (name.isLiteral()) {
            return renderLiteral(name.literal());
        }
        if (rendering.forSorting()) {
            return renderSortName(name, givenLevel);
        }
        if (name.family().isEmpty()) {
            return renderFamily(name.given(), "");
        }
        if (!isWestern(name) || name.isStatic()) {
            return renderEastern(name, givenLevel);
        }
        if (nameForm.equals("short") && givenLevel == 0) {
            return isInverted && demotion.equals("display-and-sort")
                    ? renderInverted(withoutGiven(name), givenLevel)
                    : renderFamily(name.family(), name.nonDroppingParticle());
        }
        return isInverted ? renderInverted(name, givenLevel) : renderStraight(name, givenLevel);
    }

    private static CslName withoutGiven(CslName name) {
        return new CslName(name.family(), "", "", name.nonDroppingParticle(), "", false, false, "");
    }

    /// An organization, whose look is not that of a part of a name.
    private List<RenderedNode> renderLiteral(String text) {
        return applyCase(
                nameStyle.familyFormatting(), List.of(FieldMarkup.parse(text, rendering.locale())));
    }

    /// The sort form of a name. Given names precede demoted particles, and a short name has only
    /// the family name's particle, as in the reference engine.
    private List<RenderedNode> renderSortName(CslName name, int givenLevel) {
        boolean keepsTogether = demotion.equals("never");
        boolean hasFamily = !name.family().isEmpty();
        boolean isFull = !hasFamily || !nameForm.equals("short") || givenLevel > 0;
        String given = hasFamily ? givenText(name, givenLevel) : name.given();
        String particle = name.nonDroppingParticle();
        List<String> nameParts =
                Stream.of(
                                keepsTogether ? particle : "",
                                name.family(),
                                keepsTogether && isFull ? name.droppingParticle() : "",
                                isFull ? given : "",
                                !keepsTogether && isFull ? name.droppingParticle() : "",
                                keepsTogether ? "" : particle,
                                isFull ? name.suffix() : "")
                        .filter(namePart -> !namePart.isEmpty())
                        .toList();
        return List.of(RenderedNode.textNode(String.join(" ", nameParts)));
    }

    /// Whether a name is in a script that puts given names first.
    static boolean isWestern(CslName name) {
        return name.family().isEmpty() && name.given().isEmpty()
                || hasAlphabetic(name.family())
                || hasAlphabetic(name.given());
    }

    private static boolean hasAlphabetic(String text) {
        int codePoint;
        for (int i = 0; i < text.length(); i += Character.charCount(codePoint)) {
            codePoint = text.codePointAt(i);
            if (Character.isLetter(codePoint) && (codePoint < 128 || !isEastern(codePoint))) {
                return true;
            }
        }
        return false;
    }

    /// Whether a letter is of a script that is written without blanks between names.
    static boolean isEastern(int codePoint) {
        return Character.isIdeographic(codePoint) || isKana(codePoint);
    }

    private static boolean isKana(int codePoint) {
        return switch (Character.UnicodeScript.of(codePoint)) {
            case HIRAGANA, KATAKANA, HANGUL, HAN, BOPOMOFO -> true;
            default -> false;
        };
    }

    private List<RenderedNode> renderEastern(CslName name, int givenLevel) {
        boolean isTight = !isWestern(name);
        List<RenderedNode> nodes =
                new ArrayList<>(renderFamily(name.family(), name.nonDroppingParticle()));
        String given = isTight ? name.given() : givenText(name, givenLevel);
        if (!given.isEmpty() && (!nameForm.equals("short") || givenLevel > 0)) {
            nodes.add(RenderedNode.textNode(isTight ? "" : " "));
            nodes.addAll(renderPart(nameStyle.givenFormatting(), given));
        }
        return nodes;
    }

    private List<RenderedNode> renderStraight(CslName name, int givenLevel) {
        List<RenderedNode> nodes = new ArrayList<>();
        String given = givenText(name, givenLevel);
        if (!given.isEmpty()) {
            nodes.addAll(
                    addAffixes(
                            nameStyle.givenFormatting(),
                            renderPart(nameStyle.givenFormatting(), given)));
            appendSpace(nodes);
        }
        List<RenderedNode> familyNodes = new ArrayList<>();
        if (!name.droppingParticle().isEmpty()) {
            familyNodes.addAll(renderPart(nameStyle.givenFormatting(), name.droppingParticle()));
            familyNodes.add(RenderedNode.textNode(blankAfterParticle(name.droppingParticle())));
        }
        familyNodes.addAll(renderFamily(name.family(), name.nonDroppingParticle()));
        if (!name.suffix().isEmpty()) {
            familyNodes.add(RenderedNode.textNode(name.hasCommaSuffix() ? ", " : " "));
            familyNodes.add(suffixNode(name));
        }
        nodes.addAll(addAffixes(nameStyle.familyFormatting(), familyNodes));
        return nodes;
    }

    /// A style that writes initials without full stops writes "Jr" without one, too.
    private RenderedNode suffixNode(CslName name) {
        boolean hasPeriods = nameStyle.option("initialize-with").orElse(".").contains(".");
        String suffix = hasPeriods ? name.suffix() : name.suffix().replace(".", "");
        return FieldMarkup.parse(suffix, rendering.locale());
    }

    private void appendSpace(List<RenderedNode> nodes) {
        String suffix = nameStyle.givenFormatting().suffix();
        boolean endsInSpace =
                !suffix.isEmpty() && Character.isSpaceChar(suffix.charAt(suffix.length() - 1));
        if (!endsInSpace) {
            nodes.add(RenderedNode.mergingText(blankAfterGiven()));
        }
    }

    /// Where initials are kept together, those languages keep them with the family name, too.
    private String blankAfterGiven() {
        String initialSuffix = nameStyle.option("initialize-with", "");
        return initialSuffix.endsWith("\u00A0") && isUnbroken() ? "\u00A0" : " ";
    }

    private List<RenderedNode> renderInverted(CslName name, int givenLevel) {
        boolean isDemoted = demotion.equals("display-and-sort");
        String separator = singleSpaced(nameStyle.option("sort-separator", ", "));
        List<RenderedNode> nodes = new ArrayList<>();
        String leadingParticle = isDemoted ? "" : name.nonDroppingParticle();
        nodes.addAll(
                addAffixes(
                        nameStyle.familyFormatting(),
                        renderFamily(name.family(), leadingParticle)));
        List<RenderedNode> givenNodes = new ArrayList<>();
        String givenText = givenText(name, givenLevel);
        if (!givenText.isEmpty()) {
            givenNodes.addAll(renderPart(nameStyle.givenFormatting(), givenText));
        }
        appendParticle(nameStyle.givenFormatting(), name.droppingParticle(), givenNodes);
        // Wherever it is, a non-dropping particle is formatted like its family name.
        appendParticle(
                nameStyle.familyFormatting(),
                isDemoted ? name.nonDroppingParticle() : "",
                givenNodes);
        if (!givenNodes.isEmpty()) {
            nodes.add(RenderedNode.mergingText(separator));
            nodes.addAll(addAffixes(nameStyle.givenFormatting(), givenNodes));
        }
        if (!name.suffix().isEmpty()) {
            nodes.add(RenderedNode.mergingText(separator));
            nodes.add(suffixNode(name));
        }
        return nodes;
    }

    private void appendParticle(Formatting formatting, String particle, List<RenderedNode> output) {
        if (!particle.isEmpty()) {
            output.add(RenderedNode.textNode(output.isEmpty() ? "" : " "));
            output.addAll(renderPart(formatting, particle));
        }
    }

    private List<RenderedNode> renderFamily(String family, String particle) {
        List<RenderedNode> nodes = new ArrayList<>();
        if (!particle.isEmpty()) {
            nodes.addAll(renderPart(nameStyle.familyFormatting(), particle));
            nodes.add(RenderedNode.textNode(blankAfterParticle(particle)));
        }
        nodes.addAll(renderPart(nameStyle.familyFormatting(), family));
        return nodes;
    }

    private String blankAfterParticle(String particle) {
        return NameParticles.isTight(particle) ? "" : isUnbroken() ? "\u00A0" : " ";
    }

    /// Some languages keep particles on the same line as the name.
    private boolean isUnbroken() {
        return UNBROKEN_LANGUAGES.contains(rendering.locale().javaLocale().getLanguage());
    }

    private List<RenderedNode> renderPart(Formatting formatting, String text) {
        List<RenderedNode> nodes =
                applyCase(formatting, List.of(FieldMarkup.parse(text, rendering.locale())));
        return formatting.textFormats().isEmpty()
                ? nodes
                : List.of(
                        new RenderedNode.BoxNode(
                                RenderedNode.NodeWrap.textFormats(formatting.textFormats()),
                                nodes));
    }

    private List<RenderedNode> applyCase(Formatting formatting, List<RenderedNode> nodes) {
        return formatting.textCase() == TextCase.AS_IS
                ? nodes
                : CaseTransform.apply(formatting.textCase(), nodes, rendering);
    }

    private static List<RenderedNode> addAffixes(Formatting formatting, List<RenderedNode> nodes) {
        return formatting.prefix().isEmpty() && formatting.suffix().isEmpty()
                ? nodes
                : List.of(
                        new RenderedNode.BoxNode(
                                RenderedNode.NodeWrap.of(formatting.prefix(), formatting.suffix()),
                                nodes));
    }

    private String givenText(CslName name, int givenLevel) {
        Optional<String> initialSuffix =
                nameStyle
                        .option("initialize-with")
                        .map(NameRenderer::singleSpaced)
                        .or(() -> bareInitials(givenLevel));
        boolean isFull = givenLevel >= 2 || initialSuffix.isEmpty();
        if (isFull || name.given().isEmpty()) {
            return name.given();
        }
        if (name.given().indexOf('<') >= 0) {
            return GivenInitials.shortenMarkup(
                    name.given(), namePart -> shortenGiven(namePart, initialSuffix.get()));
        }
        return shortenGiven(name.given(), initialSuffix.get());
    }

    private static String singleSpaced(String separator) {
        return separator.contains("  ") ? separator.replaceAll(" +", " ") : separator;
    }

    /// What follows initials where the style has none but wants them to tell people apart.
    private Optional<String> bareInitials(int givenLevel) {
        boolean usesInitials =
                givenLevel == 1
                        && nameForm.equals("short")
                        && rendering
                                .environment()
                                .citationEnvironment()
                                .section()
                                .initialsSuffice();
        return usesInitials ? Optional.of("") : Optional.empty();
    }

    private String shortenGiven(String given, String initialSuffix) {
        boolean keepsHyphens = rendering.environment().style().options().initializeWithHyphen();
        return nameStyle.option("initialize", "true").equals("false")
                ? GivenInitials.normalizeInitials(given, initialSuffix)
                : GivenInitials.of(given, initialSuffix, keepsHyphens);
    }

    /// The particle that is part of the family name: none that some position in the style demotes.
    private String familyParticle(CslName name) {
        return demotion.equals("never") ? name.nonDroppingParticle() : "";
    }

    /// The family name by which people are alike.
    String sharedFamily(CslName name) {
        return familyParticle(name) + ' ' + name.family();
    }

    /// The name as far as it distinguishes people: without particles that drop or are demoted.
    String distinguishingText(CslName name, int givenLevel) {
        CslName bareName =
                name.isLiteral()
                        ? name
                        : new CslName(
                                name.family(),
                                name.given(),
                                "",
                                familyParticle(name),
                                "",
                                false,
                                name.isStatic(),
                                "");
        return RenderedNode.plainText(writeName(bareName, givenLevel, false));
    }
}
