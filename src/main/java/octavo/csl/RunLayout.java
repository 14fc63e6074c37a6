package octavo.csl;

import octavo.csl.rendered.PunctuationMerger;
import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.CslLocale;
import octavo.csl.valueformats.PunctuationMarks;
import octavo.csl.valueformats.PunctuationMarks.PieceRole;
import octavo.richtext.Run;
import octavo.richtext.Run.TextFormat;
import octavo.richtext.Run.TextFormat.FormatAspect;
import octavo.richtext.Runs;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Lays out a tree as runs: nested formatting and quotation marks alternate, and adjacent
/// punctuation and spaces are merged (`PunctuationMerger`).
final class RunLayout {
    private final List<String> openingQuotes;
    private final List<String> closingQuotes;
    private final PunctuationMerger punctuationMerger;
    private Map<FormatAspect, TextFormat> activeFormats = new EnumMap<>(FormatAspect.class);
    private int quoteDepth;
    private int verbatimDepth;
    private boolean isInsideVerbatim;

    /// Whether what follows starts a group.
    private boolean isGroupStart;

    /// Whether anything is left of the suffix of the last box: a mark may join the one before it.
    private boolean hasSuffixLeft;

    /// The kinds of look that something around has, undone since or not: a plain look of the kind
    /// is said again.
    private Set<FormatAspect> outerAspects = EnumSet.noneOf(FormatAspect.class);

    RunLayout(CslLocale locale) {
        this.openingQuotes =
                List.of(locale.termText("open-quote"), locale.termText("open-inner-quote"));
        this.closingQuotes =
                List.of(locale.termText("close-quote"), locale.termText("close-inner-quote"));
        this.punctuationMerger = new PunctuationMerger(locale.punctuationInQuote());
    }

    Runs layOut(List<RenderedNode> nodes) {
        isInsideVerbatim = false;
        isGroupStart = false;
        layOutNodes(nodes, "");
        return punctuationMerger.takeRuns();
    }

    private void layOutNodes(List<RenderedNode> nodes, String delimiter) {
        int count = nodes.size();
        int firstIndex = count > 1 && isNothing(nodes.getFirst()) ? 1 : 0;
        for (int i = firstIndex; i < count; i++) {
            if (i > firstIndex) {
                layOutDelimiter(nodes.get(i - 1), delimiter);
                isGroupStart = false;
            }
            switch (nodes.get(i)) {
                case RenderedNode.BoxNode box -> layOutBox(box);
                case RenderedNode.TextNode text -> layOutText(text.text());
            }
        }
    }

    /// Whether a part is a joint of no characters, as a layout without a prefix starts with.
    private static boolean isNothing(RenderedNode node) {
        return node instanceof RenderedNode.BoxNode box
                && box.children().isEmpty()
                && box.wrap().isNone();
    }

    /// Puts a delimiter behind a part. Without one, no blank joins that behind a look, a quotation
    /// or a number, and no mark that behind a look.
    private void layOutDelimiter(RenderedNode previousNode, String delimiter) {
        if (delimiter.isEmpty()) {
            if (previousNode instanceof RenderedNode.BoxNode box && box.joinsNoBlank()) {
                punctuationMerger.endAffix();
                if (!box.wrap().textFormats().isEmpty() && box.wrap().suffix().isEmpty()) {
                    punctuationMerger.keepEndMark();
                }
            }
            return;
        }
        boolean isSeparate =
                previousNode instanceof RenderedNode.BoxNode box
                        && (keepsSuffix(box.wrap(), delimiter) || isMarkedText(box));
        punctuationMerger.addAffix(delimiter, isSeparate ? PieceRole.DELIMITER : PieceRole.BETWEEN);
    }

    /// Whether a suffix is beside the delimiter that follows, rather than joined with the text
    /// before it, as the delimiter with the same mark is, too.
    private boolean keepsSuffix(RenderedNode.NodeWrap wrap, String delimiter) {
        String suffix = wrap.suffix();
        boolean isMovedIn =
                wrap.quotes() != RenderedNode.QuoteMarks.NONE
                        && punctuationMerger.movesIntoQuotes()
                        && suffix.length() == 1
                        && PunctuationMarks.movesIntoQuotes(suffix.charAt(0))
                        && PunctuationMarks.movesIntoQuotes(delimiter.charAt(0));
        return !suffix.isEmpty()
                && !isMovedIn
                && (hasSuffixLeft || suffix.charAt(0) != delimiter.charAt(0));
    }

    /// Whether a box gives a look or quotation marks to one text.
    private boolean isMarkedText(RenderedNode.BoxNode box) {
        RenderedNode.NodeWrap wrap = box.wrap();
        boolean movesIntoQuotes =
                wrap.quotes() != RenderedNode.QuoteMarks.NONE
                        && punctuationMerger.movesIntoQuotes();
        return wrap.hasFormatOrQuotes() && !movesIntoQuotes && isText(box.children());
    }

    /// What the suffix of a box is.
    private PieceRole suffixRole(RenderedNode.BoxNode box) {
        if (!isText(box.children())) {
            return PieceRole.SUFFIX;
        }
        if (!isMarkedText(box)) {
            return PieceRole.LEAF_SUFFIX;
        }
        return box.wrap().textFormats().isEmpty()
                ? PieceRole.QUOTED_SUFFIX
                : PieceRole.LOOKED_SUFFIX;
    }

    private static boolean isText(List<RenderedNode> nodes) {
        return nodes.size() == 1
                && switch (nodes.getFirst()) {
                    case RenderedNode.TextNode _ -> true;
                    case RenderedNode.BoxNode box ->
                            box.wrap().tag() == RenderedNode.NodeTag.VERBATIM
                                    && isText(box.children());
                };
    }

    /// Appends text: verbatim within a field, and where it is nothing but marks.
    private void layOutText(String text) {
        if (verbatimDepth > 0 && isInsideVerbatim || isMarks(text)) {
            punctuationMerger.addVerbatim(text);
        } else {
            punctuationMerger.addText(text);
        }
        isInsideVerbatim |= verbatimDepth > 0 && !text.isEmpty();
    }

    /// Whether a text has a mark, and nothing but marks and blanks.
    private static boolean isMarks(String text) {
        boolean hasMark = false;
        for (int i = 0; i < text.length(); i++) {
            boolean isMark = PunctuationMarks.isMark(text.charAt(i));
            if (!isMark && text.charAt(i) != ' ') {
                return false;
            }
            hasMark |= isMark;
        }
        return hasMark;
    }

    private void layOutBox(RenderedNode.BoxNode box) {
        RenderedNode.NodeWrap wrap = box.wrap();
        if (wrap.tag() == RenderedNode.NodeTag.VERBATIM) {
            verbatimDepth++;
            isInsideVerbatim = verbatimDepth > 1 && isInsideVerbatim;
            layOutNodes(box.children(), "");
            verbatimDepth--;
        } else if (wrap.display().isEmpty()) {
            if (wrap.tag() == RenderedNode.NodeTag.CITE) {
                punctuationMerger.endAffix();
            }
            layOutNamed(box);
        } else if (!RenderedNode.isEmpty(box.children())) {
            punctuationMerger.openBlock(wrap.display().get());
            layOutNamed(box);
            punctuationMerger.closeBlock();
        }
    }

    private void layOutNamed(RenderedNode.BoxNode box) {
        RenderedNode.NodeWrap wrap = box.wrap();
        if (wrap.person().isPresent()) {
            punctuationMerger.openName(wrap.person().get());
        }
        layOutPrefix(wrap);
        isGroupStart = true;
        layOutQuoted(box);
        if (box.isNumber()) {
            punctuationMerger.endNumber();
        }
        if (!isText(box.children())) {
            punctuationMerger.closeGroup(wrap.tag() == RenderedNode.NodeTag.MACRO);
        }
        hasSuffixLeft = punctuationMerger.addAffix(wrap.suffix(), suffixRole(box));
        if (wrap.person().isPresent()) {
            punctuationMerger.closeName();
        }
    }

    /// Puts a prefix before its box. At the start of a group, a blank leaves those that follow it.
    private void layOutPrefix(RenderedNode.NodeWrap wrap) {
        String prefix = wrap.prefix();
        PieceRole prefixRole =
                wrap.textFormats().isEmpty() || isGroupStart
                        ? PieceRole.PREFIX
                        : PieceRole.LOOKED_PREFIX;
        if (isGroupStart && prefix.startsWith("  ")) {
            punctuationMerger.addAffix(" ", prefixRole);
            punctuationMerger.addVerbatim(prefix.substring(1));
        } else {
            punctuationMerger.addAffix(prefix, prefixRole);
        }
    }

    /// Puts the parts within the looks of their box; how many those are.
    private int openFormats(RenderedNode.BoxNode box) {
        punctuationMerger.endAffix();
        Map<FormatAspect, TextFormat> outerFormats = activeFormats;
        Set<FormatAspect> surroundingAspects = outerAspects;
        activeFormats = new EnumMap<>(outerFormats);
        int openedCount = 0;
        if (box.wrap().tag() == RenderedNode.NodeTag.UNDECORATED) {
            for (FormatAspect aspect : FormatAspect.values()) {
                TextFormat defaultFormat = aspect.defaultFormat();
                openedCount +=
                        openFormat(
                                defaultFormat,
                                activeFormats.getOrDefault(aspect, defaultFormat) != defaultFormat);
            }
        }
        for (TextFormat textFormat : box.wrap().textFormats()) {
            boolean isRepeated =
                    box.wrap().tag() == RenderedNode.NodeTag.FIELD
                            && !textFormat.isScript()
                            && activeFormats.get(textFormat.aspect()) == textFormat;
            boolean isForced =
                    isRepeated
                            || isAlwaysEmitted(textFormat)
                            || isActiveAround(textFormat, surroundingAspects, box)
                            || undoesLastFormat(textFormat, box);
            openedCount +=
                    openFormat(
                            isRepeated ? textFormat.aspect().defaultFormat() : textFormat,
                            isForced);
        }
        outerAspects = aspectsWithin(box, surroundingAspects);
        if (box.wrap().prefix().endsWith(" ")) {
            punctuationMerger.endPrefix();
        }
        layOutNodes(box.children(), box.wrap().delimiter());
        for (int i = 0; i < openedCount; i++) {
            punctuationMerger.closeFormat();
        }
        punctuationMerger.endAffix();
        activeFormats = outerFormats;
        outerAspects = surroundingAspects;
        return openedCount;
    }

    /// Whether a plain look undoes one of what is around, as far as that is not done by the names
    /// that it is in.
    private static boolean isActiveAround(
            TextFormat textFormat, Set<FormatAspect> surroundingAspects, RenderedNode.BoxNode box) {
        return box.wrap().tag() != RenderedNode.NodeTag.FIELD
                && surroundingAspects.contains(textFormat.aspect());
    }

    /// The kinds of look in a box. Names do not undo the look that all of them have.
    private static Set<FormatAspect> aspectsWithin(
            RenderedNode.BoxNode box, Set<FormatAspect> surroundingAspects) {
        if (box.wrap().tag() == RenderedNode.NodeTag.NAMES) {
            return surroundingAspects;
        }
        Set<FormatAspect> innerAspects = EnumSet.copyOf(surroundingAspects);
        for (TextFormat textFormat : box.wrap().textFormats()) {
            if (!textFormat.isDefault()) {
                innerAspects.add(textFormat.aspect());
            }
        }
        return innerAspects;
    }

    /// Opens a look; a plain one only if it is asked for. Returns how many were opened.
    private int openFormat(TextFormat textFormat, boolean isForced) {
        if (textFormat.isDefault() && !isForced) {
            return 0;
        }
        activeFormats.put(textFormat.aspect(), textFormat);
        punctuationMerger.openFormat(textFormat);
        return 1;
    }

    /// Looks that the reference engine emits whenever a style requests them, even without effect.
    private static boolean isAlwaysEmitted(TextFormat textFormat) {
        return textFormat == TextFormat.BASELINE || textFormat == TextFormat.NO_UNDERLINE;
    }

    /// Whether the last part of a box has a look that this plain one undoes elsewhere: the
    /// reference engine emits it then.
    private static boolean undoesLastFormat(TextFormat textFormat, RenderedNode.BoxNode box) {
        if (!textFormat.isDefault() || box.children().isEmpty()) {
            return false;
        }
        RenderedNode lastNode = box.children().getLast();
        while (lastNode instanceof RenderedNode.BoxNode innerBox && isBare(innerBox)) {
            lastNode = innerBox.children().getLast();
        }
        return lastNode instanceof RenderedNode.BoxNode innerBox
                && innerBox.wrap().tag() != RenderedNode.NodeTag.NAME_LIST
                && innerBox.wrap().tag() != RenderedNode.NodeTag.YEAR
                && innerBox.wrap().textFormats().stream()
                        .anyMatch(innerFormat ->
                                innerFormat.aspect() == textFormat.aspect()
                                        && !innerFormat.isDefault());
    }

    /// Whether a box only says that it stands for names left out, or that it holds a field.
    private static boolean isBare(RenderedNode.BoxNode box) {
        RenderedNode.NodeWrap wrap = box.wrap();
        boolean hasOthers =
                wrap.person()
                        .filter(namedPerson -> namedPerson.nameIndex() == Run.PersonRun.OTHERS)
                        .isPresent();
        return !box.children().isEmpty()
                && (hasOthers || wrap.tag() == RenderedNode.NodeTag.VERBATIM);
    }

    /// Quotation marks are around the looks of the same element. Those of fields alternate; those
    /// that a style asks for are the outer ones, wherever they are, as in the reference engine.
    private void layOutQuoted(RenderedNode.BoxNode box) {
        if (box.wrap().quotes() == RenderedNode.QuoteMarks.NONE) {
            layOutFormatted(box);
            return;
        }
        int outerQuoteDepth = quoteDepth;
        int quoteLevel =
                box.wrap().quotes() == RenderedNode.QuoteMarks.STYLE ? 0 : outerQuoteDepth % 2;
        quoteDepth = quoteLevel + 1;
        punctuationMerger.openQuote(openingQuotes.get(quoteLevel));
        int openedCount = layOutFormatted(box);
        punctuationMerger.closeQuote(closingQuotes.get(quoteLevel), openedCount);
        quoteDepth = outerQuoteDepth;
    }

    private int layOutFormatted(RenderedNode.BoxNode box) {
        RenderedNode.NodeWrap wrap = box.wrap();
        if (wrap.textFormats().isEmpty() && wrap.tag() != RenderedNode.NodeTag.UNDECORATED) {
            layOutNodes(box.children(), wrap.delimiter());
            return 0;
        }
        return openFormats(box);
    }
}
