package octavo.gui.controls;

import javafx.scene.Node;
import javafx.scene.text.Text;

import octavo.richtext.PlainTextWriter;
import octavo.richtext.Run;
import octavo.richtext.Run.TextFormat;
import octavo.richtext.Run.TextFormat.FormatAspect;
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
    private final StringBuilder openText = new StringBuilder();

    private RunStyle openStyle = new RunStyle(Map.of(), false);

    private record RunStyle(Map<FormatAspect, TextFormat> textLooks, boolean isLink) {
        RunStyle {
            textLooks = Map.copyOf(textLooks);
        }
    }

    private RunsText() {}

    public static List<Node> of(Runs runs) {
        RunsText text = new RunsText();
        text.addAll(runs.runs(), new EnumMap<>(FormatAspect.class), false);
        text.close();
        return text.nodes;
    }

    private void addAll(List<Run> runs, Map<FormatAspect, TextFormat> textLooks, boolean link) {
        for (Run run : runs) {
            switch (run) {
                case Run.TextRun(String text) -> add(text, textLooks, link);
                case Run.RawMarkup _ -> {}
                case Run.StyledRun(TextFormat look, List<Run> inner)
                        when look.isScript()
                                && textLooks.values().stream().anyMatch(TextFormat::isScript) ->
                        add(PlainTextWriter.scriptWithin(look, inner), textLooks, link);
                case Run.StyledRun(TextFormat look, List<Run> inner) -> {
                    Map<FormatAspect, TextFormat> more = new EnumMap<>(textLooks);
                    more.put(look.aspect(), look);
                    addAll(inner, more, link);
                }
                case Run.LinkRun(_, List<Run> inner) -> addAll(inner, textLooks, true);
                case Run.PersonRun(_, _, List<Run> inner) -> addAll(inner, textLooks, link);
                case Run.BlockRun(Run.BlockPosition place, List<Run> inner) ->
                        addBlock(place, inner, textLooks);
            }
        }
    }

    private void addBlock(
            Run.BlockPosition place, List<Run> inner, Map<FormatAspect, TextFormat> textLooks) {
        boolean line = place == Run.BlockPosition.BLOCK || place == Run.BlockPosition.INDENT;
        close();
        if (line && !nodes.isEmpty()) {
            nodes.add(new Text("\n"));
        }
        addAll(inner, textLooks, false);
        close();
        if (place == Run.BlockPosition.LEFT_MARGIN) {
            nodes.add(new Text("  "));
        } else if (line) {
            nodes.add(new Text("\n"));
        }
    }

    private void add(String text, Map<FormatAspect, TextFormat> looks, boolean link) {
        RunStyle wanted = new RunStyle(looks, link);
        if (!wanted.equals(openStyle)) {
            close();
            openStyle = wanted;
        }
        openText.append(text);
    }

    private void close() {
        if (!openText.isEmpty()) {
            add(openText.toString(), openStyle);
            openText.setLength(0);
        }
    }

    private void add(String text, RunStyle style) {
        Map<FormatAspect, TextFormat> looks = new EnumMap<>(FormatAspect.class);
        looks.putAll(style.textLooks());
        boolean small = looks.get(FormatAspect.VARIANT) == TextFormat.SMALL_CAPS;
        SafeWrapping.pieces(small ? text.toUpperCase(Locale.ROOT) : text)
                .forEach(piece -> addPiece(piece, looks, style.isLink()));
    }

    private void addPiece(String text, Map<FormatAspect, TextFormat> looks, boolean link) {
        Text node = new Text(text);
        node.getStyleClass().add("run");
        boolean slants = SLANTING.matcher(text).lookingAt();
        for (TextFormat look : looks.values()) {
            if (slants || look.aspect() != FormatAspect.STYLE) {
                node.getStyleClass()
                        .add("run-" + look.name().toLowerCase(Locale.ROOT).replace('_', '-'));
            }
        }
        if (link) {
            node.getStyleClass().add(LINK);
        }
        TextFormat position = looks.getOrDefault(FormatAspect.POSITION, TextFormat.BASELINE);
        node.setTranslateY(
                position == TextFormat.SUPERSCRIPT
                        ? RAISED
                        : position == TextFormat.SUBSCRIPT ? LOWERED : 0);
        nodes.add(node);
    }
}
