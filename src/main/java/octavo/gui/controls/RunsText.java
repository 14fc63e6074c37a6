package octavo.gui.controls;

import javafx.scene.Node;
import javafx.scene.text.Text;

import octavo.richtext.PlainText;
import octavo.richtext.Run;
import octavo.richtext.Run.TextLook;
import octavo.richtext.Run.TextLook.Aspect;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// Converts formatted text to nodes for a `TextFlow`. The stylesheet defines each look.
public final class RunsText {
    /// The style class of links.
    static final String LINK = "run-link";

    private static final double RAISED = -4;
    private static final double LOWERED = 3;

    /// Text in scripts that have italics only; in others, JavaFX slants the wrong glyphs.
    private static final Pattern SLANTING =
            Pattern.compile("(?:[\\p{IsLatin}\\p{IsGreek}\\p{IsCyrillic}]|\\P{L})*+$");

    private final List<Node> nodes = new ArrayList<>();

    /// Text with the same look becomes one node, even if it names a thousand people.
    private final StringBuilder open = new StringBuilder();

    private Style style = new Style(Map.of(), false);

    private record Style(Map<Aspect, TextLook> looks, boolean link) {
        Style {
            looks = Map.copyOf(looks);
        }
    }

    private RunsText() {}

    public static List<Node> of(Runs runs) {
        RunsText text = new RunsText();
        text.addAll(runs.runs(), new EnumMap<>(Aspect.class), false);
        text.close();
        return text.nodes;
    }

    private void addAll(List<Run> runs, Map<Aspect, TextLook> looks, boolean link) {
        for (Run run : runs) {
            switch (run) {
                case Run.Text(String text) -> add(text, looks, link);
                case Run.Raw _ -> {}
                case Run.Styled(TextLook look, List<Run> inner)
                        when look.isScript()
                                && looks.values().stream().anyMatch(TextLook::isScript) ->
                        add(PlainText.within(look, inner), looks, link);
                case Run.Styled(TextLook look, List<Run> inner) -> {
                    Map<Aspect, TextLook> more = new EnumMap<>(looks);
                    more.put(look.aspect(), look);
                    addAll(inner, more, link);
                }
                case Run.Link(_, List<Run> inner) -> addAll(inner, looks, true);
                case Run.Person(_, _, List<Run> inner) -> addAll(inner, looks, link);
                case Run.Block(Run.Place place, List<Run> inner) -> addBlock(place, inner, looks);
            }
        }
    }

    private void addBlock(Run.Place place, List<Run> inner, Map<Aspect, TextLook> looks) {
        boolean line = place == Run.Place.BLOCK || place == Run.Place.INDENT;
        close();
        if (line && !nodes.isEmpty()) {
            nodes.add(new Text("\n"));
        }
        addAll(inner, looks, false);
        close();
        if (place == Run.Place.LEFT_MARGIN) {
            nodes.add(new Text("  "));
        } else if (line) {
            nodes.add(new Text("\n"));
        }
    }

    private void add(String text, Map<Aspect, TextLook> looks, boolean link) {
        Style wanted = new Style(looks, link);
        if (!wanted.equals(style)) {
            close();
            style = wanted;
        }
        open.append(text);
    }

    private void close() {
        if (!open.isEmpty()) {
            add(open.toString(), style);
            open.setLength(0);
        }
    }

    private void add(String text, Style style) {
        Map<Aspect, TextLook> looks = new EnumMap<>(Aspect.class);
        looks.putAll(style.looks());
        boolean small = looks.get(Aspect.VARIANT) == TextLook.SMALL_CAPS;
        SafeWrapping.pieces(small ? text.toUpperCase(Locale.ROOT) : text)
                .forEach(piece -> addPiece(piece, looks, style.link()));
    }

    private void addPiece(String text, Map<Aspect, TextLook> looks, boolean link) {
        Text node = new Text(text);
        node.getStyleClass().add("run");
        boolean slants = SLANTING.matcher(text).lookingAt();
        for (TextLook look : looks.values()) {
            if (slants || look.aspect() != Aspect.STYLE) {
                node.getStyleClass()
                        .add("run-" + look.name().toLowerCase(Locale.ROOT).replace('_', '-'));
            }
        }
        if (link) {
            node.getStyleClass().add(LINK);
        }
        TextLook position = looks.getOrDefault(Aspect.POSITION, TextLook.BASELINE);
        node.setTranslateY(
                position == TextLook.SUPERSCRIPT
                        ? RAISED
                        : position == TextLook.SUBSCRIPT ? LOWERED : 0);
        nodes.add(node);
    }
}
