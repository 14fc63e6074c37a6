package octavo.csl;

import octavo.runs.Look;
import octavo.runs.Look.Aspect;
import octavo.runs.Runs;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// Lays a tree out as runs: looks and quotation marks flip inside one another, and where pieces
/// meet, their punctuation and spaces are cleaned up (`Joints`).
final class Layout {
    private final CslLocale locale;
    private final Joints joints;
    private final Map<Aspect, Look> looks = new EnumMap<>(Aspect.class);
    private int quotes;
    private int verbatim;
    private boolean inside;

    private Layout(CslLocale locale) {
        this.locale = locale;
        this.joints = new Joints(locale.punctuationInQuote());
    }

    static Runs of(List<Out> parts, CslLocale locale) {
        Layout layout = new Layout(locale);
        layout.parts(parts, "");
        return new Runs(layout.joints.runs());
    }

    private void parts(List<Out> parts, String delimiter) {
        boolean first = true;
        for (Out part : parts) {
            if (!first && !delimiter.isEmpty()) {
                joints.text(delimiter);
            }
            first = false;
            switch (part) {
                case Out.Text(String text, boolean _) -> text(text);
                case Out.Box box -> box(box);
            }
        }
    }

    /// Puts text behind what is there: within a field as it is.
    private void text(String text) {
        if (verbatim > 0 && inside) {
            joints.verbatim(text);
        } else {
            joints.text(text);
        }
        inside |= verbatim > 0 && !text.isEmpty();
    }

    private void box(Out.Box box) {
        if (box.wrap().tag() == Out.Tag.VERBATIM) {
            verbatim++;
            inside = verbatim > 1 && inside;
            parts(box.parts(), "");
            verbatim--;
            return;
        }
        Out.Wrap wrap = box.wrap();
        if (wrap.display().isPresent() && Out.isEmpty(box.parts())) {
            return;
        }
        wrap.display().ifPresent(joints::openBlock);
        wrap.named().ifPresent(joints::openName);
        joints.text(wrap.prefix());
        List<Look> opened = new ArrayList<>(0);
        boolean changes = !wrap.looks().isEmpty() || wrap.tag() == Out.Tag.UNDECORATED;
        Map<Aspect, Look> outer = changes ? Map.copyOf(looks) : Map.of();
        if (wrap.tag() == Out.Tag.UNDECORATED) {
            for (Aspect aspect : Aspect.values()) {
                open(aspect.plain(), opened, false);
            }
        }
        for (Look look : wrap.looks()) {
            boolean again = wrap.tag() == Out.Tag.FIELD && looks.get(look.aspect()) == look;
            open(again ? look.aspect().plain() : look, opened, !again && isSaid(look));
        }
        if (wrap.quotes() == Out.Quotes.NONE) {
            parts(box.parts(), wrap.delimiter());
        } else {
            quoted(box);
        }
        opened.forEach(_ -> joints.closeLook());
        if (changes) {
            looks.clear();
            looks.putAll(outer);
        }
        joints.text(wrap.suffix());
        if (wrap.named().isPresent()) {
            joints.closeLook();
        }
        if (wrap.display().isPresent()) {
            joints.closeBlock();
        }
    }

    private void open(Look look, List<Look> opened, boolean always) {
        Look now = looks.getOrDefault(look.aspect(), look.aspect().plain());
        if (now == look && look.isPlain() && !always) {
            return;
        }
        looks.put(look.aspect(), look);
        opened.add(look);
        joints.openLook(look);
    }

    /// Looks that the reference engine writes whenever a style asks for them, even where nothing
    /// changes.
    private static boolean isSaid(Look look) {
        return look == Look.BASELINE || look == Look.NO_UNDERLINE;
    }

    private void quoted(Out.Box box) {
        boolean inner = quotes % 2 == 1;
        quotes++;
        joints.openQuote(locale.text(inner ? "open-inner-quote" : "open-quote"));
        parts(box.parts(), box.wrap().delimiter());
        joints.closeQuote(locale.text(inner ? "close-inner-quote" : "close-quote"));
        quotes--;
    }
}
