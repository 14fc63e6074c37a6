package octavo.csl;

import octavo.csl.CiteState.CitePosition;
import octavo.csl.CslItem.CslName;
import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.Element;
import octavo.csl.style.Formatting;
import octavo.csl.style.NameStyle;
import octavo.csl.style.Style.LayoutSection;
import octavo.csl.valueformats.PunctuationMarks;
import octavo.richtext.Run.TextFormat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Writes a list of names: how many of them, what is between them, and "et al.".
final class NameListRenderer {
    private final NameStyle nameStyle;
    private final Element.NamesElement namesElement;
    private final ItemRendering rendering;
    private final String delimiter;
    private final String sortOrder;

    NameListRenderer(
            NameStyle nameStyle, Element.NamesElement namesElement, ItemRendering rendering) {
        this.nameStyle = nameStyle;
        this.namesElement = namesElement;
        this.rendering = rendering;
        this.delimiter = nameStyle.option("delimiter", ", ");
        this.sortOrder = nameStyle.option("name-as-sort-order", "");
    }

    /// How many of some names are written, "et al." considered: of the names that a citation shows
    /// in the same place, at least as many. Cites are compared as they read when cited again.
    int countShown(int nameCount) {
        int listIndex = rendering.nextListIndex();
        boolean isCompared = rendering.shownPart() == ItemRendering.ShownPart.COMPARED;
        boolean isSubsequent = rendering.state().position() != CitePosition.FIRST;
        NameStyle.EtAlLimit etAlLimit = NameStyle.EtAlLimit.of(nameStyle, isSubsequent);
        int shownCount =
                (rendering.forSorting() ? etAlLimit.forSorting() : etAlLimit).of(nameCount);
        if (shownCount < nameCount && isCompared) {
            shownCount =
                    shownCount == 0
                            ? 0
                            : Math.min(
                                    nameCount,
                                    shownCount + rendering.state().nameDetail().addedNames());
        } else if (shownCount < nameCount && !rendering.forSorting()) {
            shownCount = etAlLimit.of(nameCount, citedNameCount(listIndex, nameCount, shownCount));
        }
        rendering.recordListSize(shownCount);
        return shownCount;
    }

    /// How many names the list in a place has where cites of the item are compared, if that may be
    /// more than some of a number of names. References follow where citations are told apart by
    /// names and given names both, as in the reference engine.
    private int citedNameCount(int listIndex, int nameCount, int shownCount) {
        RenderEnvironment citations = rendering.environment().citationEnvironment();
        LayoutSection section = citations.section();
        boolean followsCites =
                !rendering.environment().isBibliography()
                        || section.isTrue("disambiguate-add-names")
                                && section.isTrue("disambiguate-add-givenname");
        boolean mayShowMore =
                rendering.state().nameDetail().addedNames() > 0
                        || followsCites && citations.mostNames(nameCount) > shownCount;
        if (!followsCites || !mayShowMore) {
            return 0;
        }
        List<Integer> citedListSizes = rendering.citedListSizes(() -> renderCite(citations));
        return listIndex < citedListSizes.size() ? citedListSizes.get(listIndex) : 0;
    }

    private ItemRendering renderCite(RenderEnvironment citations) {
        ItemRendering citeRendering =
                ItemRendering.forComparing(citations, rendering.item(), rendering.state());
        ElementRenderer.renderElements(citations.section().layoutElements(), citeRendering);
        return citeRendering;
    }

    RenderedNode writeNames(String variable, List<CslName> writtenNames) {
        boolean hasOthers =
                writtenNames.size() > 1 && writtenNames.getLast().equals(CslName.OTHERS);
        return writeNames(
                variable,
                hasOthers ? writtenNames.subList(0, writtenNames.size() - 1) : writtenNames,
                hasOthers);
    }

    private RenderedNode writeNames(String variable, List<CslName> names, boolean hasOthers) {
        int shownCount = Math.min(names.size(), countShown(names.size() + (hasOthers ? 1 : 0)));
        rendering.recordHidden(names.size() - shownCount);
        boolean usesLast = !hasOthers && usesLast(names.size() - shownCount);
        NameRenderer nameRenderer = new NameRenderer(nameStyle, rendering);
        rendering.recordOmitted(names.subList(shownCount, names.size()), nameStyle);
        List<RenderedNode> writtenNames =
                writeShown(variable, names.subList(0, shownCount), nameRenderer);
        if (rendering.forSorting()) {
            if (usesLast) {
                writtenNames.add(
                        writeName("", 0, nameRenderer.writeName(names.getLast(), 0, true)));
            }
            return new RenderedNode.BoxNode(
                    RenderedNode.NodeWrap.delimiter(delimiter), writtenNames);
        }
        int endIndex = usesLast ? names.size() - 1 : names.size();
        int nextIndex =
                writeKeptNames(variable, names.subList(0, endIndex), nameRenderer, writtenNames);
        boolean isComplete = shownCount == names.size() && !hasOthers;
        boolean isClosed =
                nextIndex > shownCount && nextIndex == endIndex && !hasOthers && !usesLast;
        List<RenderedNode> listNodes;
        if (isComplete) {
            listNodes = joinComplete(writtenNames, names);
        } else if (usesLast) {
            listNodes = joinNames(writtenNames);
            listNodes.add(RenderedNode.textNode((nextIndex > 1 ? delimiter : " ") + "… "));
            listNodes.add(writeName(variable, names.size() - 1, names.getLast(), 0, nameRenderer));
        } else if (isClosed) {
            listNodes = joinNames(writtenNames);
        } else {
            listNodes = joinTruncated(variable, writtenNames, names);
        }
        // What `name` puts around each name is around a list that is cut short, too.
        Formatting listFormatting =
                isComplete || usesLast || isClosed ? Formatting.NONE : nameStyle.formatting();
        return new RenderedNode.BoxNode(
                listFormatting.wrap().joining("", RenderedNode.NodeTag.NAME_LIST), listNodes);
    }

    private List<RenderedNode> writeShown(
            String variable, List<CslName> names, NameRenderer nameRenderer) {
        List<RenderedNode> writtenNames = new ArrayList<>(names.size() + 1);
        for (int i = 0; i < names.size(); i++) {
            int position = rendering.addName(names.get(i), nameStyle);
            // A reference may name the first author twice: once as cites do, and again in full.
            int nameRank = rendering.environment().isBibliography() ? i : position;
            int givenLevel =
                    rendering.state().nameDetail().givenLevel(position, nameRank, names.get(i));
            writtenNames.add(writeName(variable, i, names.get(i), givenLevel, nameRenderer));
        }
        return writtenNames;
    }

    /// Writes omitted names that must be kept, behind the last written one.
    ///
    /// @return how many names there are up to the last that is written
    private int writeKeptNames(
            String variable,
            List<CslName> names,
            NameRenderer nameRenderer,
            List<RenderedNode> writtenNames) {
        int nextIndex = writtenNames.size();
        Optional<KeptNames> environmentNames = rendering.environment().keptNames();
        if (nextIndex == 0
                || environmentNames.isEmpty()
                || rendering.shownPart() == ItemRendering.ShownPart.COMPARED) {
            return nextIndex;
        }
        KeptNames keptNames = environmentNames.get();
        List<Integer> keptIndices =
                keptNames.indicesIn(rendering.item(), variable, nextIndex, names.size());
        if (keptIndices.isEmpty()) {
            return nextIndex;
        }
        List<RenderedNode> listNodes = new ArrayList<>();
        listNodes.add(writtenNames.getLast());
        for (int nameIndex : keptIndices) {
            listNodes.add(RenderedNode.textNode(KeptNames.DELIMITER));
            if (nameIndex > nextIndex) {
                listNodes.add(
                        RenderedNode.textNode(
                                keptNames.omissionText().apply(nameIndex - nextIndex)));
                listNodes.add(RenderedNode.textNode(KeptNames.DELIMITER));
            }
            int givenLevel =
                    rendering
                            .state()
                            .nameDetail()
                            .givenLevel(nameIndex, nameIndex, names.get(nameIndex));
            listNodes.add(
                    writeName(variable, nameIndex, names.get(nameIndex), givenLevel, nameRenderer));
            nextIndex = nameIndex + 1;
        }
        writtenNames.set(
                writtenNames.size() - 1,
                RenderedNode.wrapped(RenderedNode.NodeWrap.NONE, listNodes));
        return nextIndex;
    }

    private RenderedNode writeName(
            String variable,
            int nameIndex,
            CslName name,
            int givenLevel,
            NameRenderer nameRenderer) {
        List<RenderedNode> nodes = nameRenderer.writeName(name, givenLevel, isInverted(nameIndex));
        RenderedNode.NodeWrap nameWrap = nameWrap(name);
        // A look that organizations have as families do is theirs: a sign in their place has none.
        if (!isPerson(name) && nameStyle.formatting().textFormats().isEmpty()) {
            return writeName(
                    variable,
                    nameIndex,
                    nameWrap.isNone() ? nodes : List.of(new RenderedNode.BoxNode(nameWrap, nodes)));
        }
        return RenderedNode.wrapped(nameWrap, writeName(variable, nameIndex, nodes));
    }

    private RenderedNode.NodeWrap nameWrap(CslName name) {
        Formatting formatting = nameStyle.formatting();
        // Of organizations the reference engine does not say that they are on the line. A look that
        // families have is theirs in place of one of the same kind.
        return isPerson(name)
                ? formatting.wrap()
                : formatting
                        .withAffixes("", "")
                        .withoutFormat(TextFormat.BASELINE)
                        .overridingFormats(nameStyle.familyFormatting().textFormats())
                        .wrap();
    }

    /// A name that says whose it is, so that whoever prints it can tell.
    private RenderedNode writeName(String variable, int nameIndex, List<RenderedNode> nodes) {
        return new RenderedNode.BoxNode(
                rendering.forSorting()
                        ? RenderedNode.NodeWrap.tag(RenderedNode.NodeTag.NAME)
                        : rendering.environment().personWrap(variable, nameIndex),
                nodes);
    }

    private boolean usesLast(int hiddenCount) {
        return hiddenCount > (rendering.forSorting() ? 0 : 1)
                && nameStyle.option("et-al-use-last", "false").equals("true");
    }

    private boolean isInverted(int nameIndex) {
        return sortOrder.equals("all") || nameIndex == 0 && sortOrder.equals("first");
    }

    private List<RenderedNode> joinNames(List<RenderedNode> names) {
        // A blank at the end of a delimiter joins one before it.
        String joinedDelimiter =
                delimiter.endsWith("  ")
                        ? delimiter.substring(0, delimiter.length() - 1)
                        : delimiter;
        RenderedNode delimiterNode =
                endsInMark(nameStyle.formatting().suffix())
                        ? RenderedNode.textNode(joinedDelimiter)
                        : RenderedNode.mergingText(joinedDelimiter);
        List<RenderedNode> joinedNames = new ArrayList<>(2 * names.size() + 3);
        for (int i = 0; i < names.size(); i++) {
            if (i > 0) {
                joinedNames.add(delimiterNode);
            }
            joinedNames.add(names.get(i));
        }
        return joinedNames;
    }

    /// Whether each name has a mark behind it, which no mark of the delimiter joins.
    private static boolean endsInMark(String suffix) {
        return !suffix.isEmpty() && PunctuationMarks.isMark(suffix.charAt(suffix.length() - 1));
    }

    private List<RenderedNode> joinComplete(List<RenderedNode> writtenNames, List<CslName> names) {
        int lastIndex = writtenNames.size() - 1;
        if (lastIndex < 1) {
            return joinNames(writtenNames);
        }
        Optional<String> andTerm = andTerm();
        boolean isOrganization = !isPerson(names.get(lastIndex));
        String lastDelimiter =
                isOrganization ? namesElement.nameStyle().option("delimiter", ", ") : delimiter;
        List<RenderedNode> listNodes = joinNames(writtenNames.subList(0, lastIndex));
        if (andTerm.isEmpty()) {
            listNodes.add(RenderedNode.textNode(lastDelimiter));
            listNodes.add(writtenNames.get(lastIndex));
            return listNodes;
        }
        boolean isAfterInverted = isInverted(lastIndex - 1) && isPerson(names.get(lastIndex - 1));
        boolean isDelimited =
                isOrganization
                        ? precedesOrganization(lastIndex > 1, isAfterInverted)
                        : precedesByOption(
                                "delimiter-precedes-last", lastIndex > 1, isAfterInverted);
        boolean isTight = isTight(andTerm.get());
        listNodes.add(RenderedNode.mergingText(isTight ? "" : isDelimited ? lastDelimiter : " "));
        listNodes.add(RenderedNode.textNode(andTerm.get()));
        listNodes.add(RenderedNode.mergingText(isTight ? "" : " "));
        listNodes.add(writtenNames.get(lastIndex));
        return listNodes;
    }

    /// Before an organization that ends a list, what the style or its section says counts, and what
    /// `name` says does not, as in the reference engine.
    private boolean precedesOrganization(boolean hasSeveral, boolean isAfterInverted) {
        Map<String, String> sectionOptions = rendering.environment().section().nameOptions();
        return switch (sectionOptions.getOrDefault("delimiter-precedes-last", "contextual")) {
            case "always" -> true;
            case "never" -> false;
            case "after-inverted-name" -> hasSeveral || isAfterInverted;
            default -> hasSeveral;
        };
    }

    /// Whether a term between names brings the spaces that it wants: one that starts with neither a
    /// letter nor an ampersand, is in a script without any, or ends in a narrow space.
    private static boolean isTight(String termText) {
        int firstCodePoint = termText.codePointAt(0);
        int lastCodePoint = termText.codePointBefore(termText.length());
        boolean endsInNarrowSpace =
                Character.isSpaceChar(lastCodePoint)
                        && lastCodePoint != ' '
                        && lastCodePoint != '\u00A0';
        return endsInNarrowSpace
                || firstCodePoint != '&'
                        && (!Character.isLetter(firstCodePoint)
                                || NameRenderer.isEastern(firstCodePoint));
    }

    private static boolean isPerson(CslName name) {
        return !name.isLiteral();
    }

    private Optional<String> andTerm() {
        return nameStyle
                .option("and")
                .map(andTerm -> andTerm.equals("symbol") ? "&" : rendering.locale().termText("and"))
                .filter(andTerm -> !andTerm.isEmpty());
    }

    private boolean precedesByOption(String option, boolean hasSeveral, boolean isAfterInverted) {
        return switch (nameStyle.option(option, "contextual")) {
            case "always" -> true;
            case "never" -> false;
            case "after-inverted-name" -> isAfterInverted;
            default -> hasSeveral;
        };
    }

    private List<RenderedNode> joinTruncated(
            String variable, List<RenderedNode> writtenNames, List<CslName> names) {
        List<RenderedNode> listNodes = joinNames(writtenNames);
        Element.EtAl etAl = namesElement.etAl().orElse(new Element.EtAl("et-al", Formatting.NONE));
        String termText = rendering.locale().termText(etAl.termName());
        if (termText.isEmpty() || writtenNames.isEmpty()) {
            return listNodes;
        }
        int lastIndex = writtenNames.size() - 1;
        boolean isDelimited =
                precedesByOption(
                        "delimiter-precedes-et-al",
                        lastIndex > 0,
                        isInverted(lastIndex) && isPerson(names.get(lastIndex)));
        RenderedNode delimiterNode =
                RenderedNode.mergingText(isDelimited ? delimiter : isTight(termText) ? "" : " ");
        RenderedNode othersNode =
                TextRenderer.formatNodes(
                        etAl.formatting(),
                        RenderedNode.NodeTag.TERM,
                        RenderedNode.textNode(termText),
                        rendering);
        listNodes.add(
                RenderedNode.wrapped(
                        RenderedNode.NodeWrap.omittedNames(variable),
                        List.of(delimiterNode, othersNode)));
        return listNodes;
    }
}
