package octavo.csl;

import octavo.csl.PunctuationMarks.PieceRole;
import octavo.richtext.Run;
import octavo.richtext.Run.TextLook;
import octavo.richtext.Run.TextLook.Aspect;
import octavo.richtext.Runs;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Lays out a tree as runs: nested formatting and quotation marks alternate, and adjacent
/// punctuation and spaces are merged (`PunctuationMerger`).
final class RunLayout {
    private final List<String> opening;
    private final List<String> closing;
    private final PunctuationMerger joints;
    private Map<Aspect, TextLook> looks = new EnumMap<>(Aspect.class);
    private int quotes;
    private int verbatim;
    private boolean inside;

    /// Whether what follows starts a group.
    private boolean starts;

    /// Whether anything is left of the suffix of the last box: a mark may join the one before it.
    private boolean suffixed;

    /// The kinds of look that something around has, undone since or not: a plain look of the kind
    /// is said again.
    private Set<Aspect> worn = EnumSet.noneOf(Aspect.class);

    RunLayout(CslLocale locale) {
        this.opening = List.of(locale.text("open-quote"), locale.text("open-inner-quote"));
        this.closing = List.of(locale.text("close-quote"), locale.text("close-inner-quote"));
        this.joints = new PunctuationMerger(locale.punctuationInQuote());
    }

    Runs of(List<RenderedNode> parts) {
        inside = false;
        starts = false;
        parts(parts, "");
        return joints.runs();
    }

    private void parts(List<RenderedNode> parts, String delimiter) {
        int count = parts.size();
        int first = count > 1 && isNothing(parts.getFirst()) ? 1 : 0;
        for (int i = first; i < count; i++) {
            if (i > first) {
                between(parts.get(i - 1), delimiter);
                starts = false;
            }
            switch (parts.get(i)) {
                case RenderedNode.Box box -> box(box);
                case RenderedNode.Text text -> text(text.text());
            }
        }
    }

    /// Whether a part is a joint of no characters, as a layout without a prefix starts with.
    private static boolean isNothing(RenderedNode part) {
        return part instanceof RenderedNode.Box box && box.parts().isEmpty() && box.wrap().isNone();
    }

    /// Puts a delimiter behind a part. Without one, no blank joins that behind a look, a quotation
    /// or a number, and no mark that behind a look.
    private void between(RenderedNode before, String delimiter) {
        if (delimiter.isEmpty()) {
            if (before instanceof RenderedNode.Box box && box.joinsNoBlank()) {
                joints.part();
                if (!box.wrap().looks().isEmpty() && box.wrap().suffix().isEmpty()) {
                    joints.stand();
                }
            }
            return;
        }
        boolean own =
                before instanceof RenderedNode.Box box
                        && (leaves(box.wrap(), delimiter) || isMarkedText(box));
        joints.affix(delimiter, own ? PieceRole.DELIMITER : PieceRole.BETWEEN);
    }

    /// Whether a suffix is beside the delimiter that follows, rather than joined with the text
    /// before it, as the delimiter with the same mark is, too.
    private boolean leaves(RenderedNode.Wrap wrap, String delimiter) {
        String suffix = wrap.suffix();
        boolean movedIn =
                wrap.quotes() != RenderedNode.Quotes.NONE
                        && joints.movesIntoQuotes()
                        && suffix.length() == 1
                        && PunctuationMarks.moves(suffix.charAt(0))
                        && PunctuationMarks.moves(delimiter.charAt(0));
        return !suffix.isEmpty()
                && !movedIn
                && (suffixed || suffix.charAt(0) != delimiter.charAt(0));
    }

    /// Whether a box gives a look or quotation marks to one text.
    private boolean isMarkedText(RenderedNode.Box box) {
        RenderedNode.Wrap wrap = box.wrap();
        boolean moves = wrap.quotes() != RenderedNode.Quotes.NONE && joints.movesIntoQuotes();
        return wrap.isMarked() && !moves && isText(box.parts());
    }

    /// What the suffix of a box is.
    private PieceRole suffix(RenderedNode.Box box) {
        if (!isText(box.parts())) {
            return PieceRole.SUFFIX;
        }
        if (!isMarkedText(box)) {
            return PieceRole.LEAF_SUFFIX;
        }
        return box.wrap().looks().isEmpty() ? PieceRole.QUOTED_SUFFIX : PieceRole.LOOKED_SUFFIX;
    }

    private static boolean isText(List<RenderedNode> parts) {
        return parts.size() == 1
                && switch (parts.getFirst()) {
                    case RenderedNode.Text _ -> true;
                    case RenderedNode.Box box ->
                            box.wrap().tag() == RenderedNode.Tag.VERBATIM && isText(box.parts());
                };
    }

    /// Appends text: verbatim within a field, and where it is nothing but marks.
    private void text(String text) {
        if (verbatim > 0 && inside || isMarks(text)) {
            joints.verbatim(text);
        } else {
            joints.text(text);
        }
        inside |= verbatim > 0 && !text.isEmpty();
    }

    /// Whether a text has a mark, and nothing but marks and blanks.
    private static boolean isMarks(String text) {
        boolean marks = false;
        for (int i = 0; i < text.length(); i++) {
            boolean mark = PunctuationMarks.isMark(text.charAt(i));
            if (!mark && text.charAt(i) != ' ') {
                return false;
            }
            marks |= mark;
        }
        return marks;
    }

    private void box(RenderedNode.Box box) {
        RenderedNode.Wrap wrap = box.wrap();
        if (wrap.tag() == RenderedNode.Tag.VERBATIM) {
            verbatim++;
            inside = verbatim > 1 && inside;
            parts(box.parts(), "");
            verbatim--;
        } else if (wrap.display().isEmpty()) {
            if (wrap.tag() == RenderedNode.Tag.CITE) {
                joints.part();
            }
            named(box);
        } else if (!RenderedNode.isEmpty(box.parts())) {
            joints.openBlock(wrap.display().get());
            named(box);
            joints.closeBlock();
        }
    }

    private void named(RenderedNode.Box box) {
        RenderedNode.Wrap wrap = box.wrap();
        if (wrap.named().isPresent()) {
            joints.openName(wrap.named().get());
        }
        prefix(wrap);
        starts = true;
        quoted(box);
        if (box.isNumber()) {
            joints.number();
        }
        if (!isText(box.parts())) {
            joints.closeGroup(wrap.tag() == RenderedNode.Tag.MACRO);
        }
        suffixed = joints.affix(wrap.suffix(), suffix(box));
        if (wrap.named().isPresent()) {
            joints.closeName();
        }
    }

    /// Puts a prefix before its box. At the start of a group, a blank leaves those that follow it.
    private void prefix(RenderedNode.Wrap wrap) {
        String prefix = wrap.prefix();
        PieceRole role =
                wrap.looks().isEmpty() || starts ? PieceRole.PREFIX : PieceRole.LOOKED_PREFIX;
        if (starts && prefix.startsWith("  ")) {
            joints.affix(" ", role);
            joints.verbatim(prefix.substring(1));
        } else {
            joints.affix(prefix, role);
        }
    }

    /// Puts the parts within the looks of their box; how many those are.
    private int looking(RenderedNode.Box box) {
        joints.part();
        Map<Aspect, TextLook> outer = looks;
        Set<Aspect> around = worn;
        looks = new EnumMap<>(outer);
        int opened = 0;
        if (box.wrap().tag() == RenderedNode.Tag.UNDECORATED) {
            for (Aspect aspect : Aspect.values()) {
                TextLook plain = aspect.plain();
                opened += open(plain, looks.getOrDefault(aspect, plain) != plain);
            }
        }
        for (TextLook look : box.wrap().looks()) {
            boolean again =
                    box.wrap().tag() == RenderedNode.Tag.FIELD
                            && !look.isScript()
                            && looks.get(look.aspect()) == look;
            boolean said = again || isSaid(look) || isWorn(look, around, box) || undoes(look, box);
            opened += open(again ? look.aspect().plain() : look, said);
        }
        worn = worn(box, around);
        if (box.wrap().prefix().endsWith(" ")) {
            joints.prefixed();
        }
        parts(box.parts(), box.wrap().delimiter());
        for (int i = 0; i < opened; i++) {
            joints.closeLook();
        }
        joints.part();
        looks = outer;
        worn = around;
        return opened;
    }

    /// Whether a plain look undoes one of what is around, as far as that is not done by the names
    /// that it is in.
    private static boolean isWorn(TextLook look, Set<Aspect> around, RenderedNode.Box box) {
        return box.wrap().tag() != RenderedNode.Tag.FIELD && around.contains(look.aspect());
    }

    /// The kinds of look in a box. Names do not undo the look that all of them have.
    private static Set<Aspect> worn(RenderedNode.Box box, Set<Aspect> around) {
        if (box.wrap().tag() == RenderedNode.Tag.NAMES) {
            return around;
        }
        Set<Aspect> worn = EnumSet.copyOf(around);
        for (TextLook look : box.wrap().looks()) {
            if (!look.isPlain()) {
                worn.add(look.aspect());
            }
        }
        return worn;
    }

    /// Opens a look; a plain one only if it is asked for. Returns how many were opened.
    private int open(TextLook look, boolean always) {
        if (look.isPlain() && !always) {
            return 0;
        }
        looks.put(look.aspect(), look);
        joints.openLook(look);
        return 1;
    }

    /// Looks that the reference engine emits whenever a style requests them, even without effect.
    private static boolean isSaid(TextLook look) {
        return look == TextLook.BASELINE || look == TextLook.NO_UNDERLINE;
    }

    /// Whether the last part of a box has a look that this plain one undoes elsewhere: the
    /// reference engine emits it then.
    private static boolean undoes(TextLook look, RenderedNode.Box box) {
        if (!look.isPlain() || box.parts().isEmpty()) {
            return false;
        }
        RenderedNode last = box.parts().getLast();
        while (last instanceof RenderedNode.Box inner && isBare(inner)) {
            last = inner.parts().getLast();
        }
        return last instanceof RenderedNode.Box inner
                && inner.wrap().tag() != RenderedNode.Tag.NAME_LIST
                && inner.wrap().tag() != RenderedNode.Tag.YEAR
                && inner.wrap().looks().stream()
                        .anyMatch(one -> one.aspect() == look.aspect() && !one.isPlain());
    }

    /// Whether a box only says that it stands for names left out, or that it holds a field.
    private static boolean isBare(RenderedNode.Box box) {
        RenderedNode.Wrap wrap = box.wrap();
        boolean others = wrap.named().filter(name -> name.index() == Run.Person.OTHERS).isPresent();
        return !box.parts().isEmpty() && (others || wrap.tag() == RenderedNode.Tag.VERBATIM);
    }

    /// Quotation marks are around the looks of the same element. Those of fields alternate; those
    /// that a style asks for are the outer ones, wherever they are, as in the reference engine.
    private void quoted(RenderedNode.Box box) {
        if (box.wrap().quotes() == RenderedNode.Quotes.NONE) {
            looked(box);
            return;
        }
        int around = quotes;
        int kind = box.wrap().quotes() == RenderedNode.Quotes.STYLE ? 0 : around % 2;
        quotes = kind + 1;
        joints.openQuote(opening.get(kind));
        int opened = looked(box);
        joints.closeQuote(closing.get(kind), opened);
        quotes = around;
    }

    private int looked(RenderedNode.Box box) {
        RenderedNode.Wrap wrap = box.wrap();
        if (wrap.looks().isEmpty() && wrap.tag() != RenderedNode.Tag.UNDECORATED) {
            parts(box.parts(), wrap.delimiter());
            return 0;
        }
        return looking(box);
    }
}
