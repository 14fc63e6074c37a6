package octavo.gui.editor;

import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import jfx.incubator.scene.control.richtext.CodeArea;
import jfx.incubator.scene.control.richtext.LineEnding;
import jfx.incubator.scene.control.richtext.TextPos;

import octavo.gui.controls.LazyBox;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.ProblemLabel;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.editor.SourceModel.Refusal;

import org.jspecify.annotations.Nullable;

import java.io.PrintStream;
import java.util.List;

/// The highlighted source of an entry, with its error below.
final class SourceView {
    private static final MessageTexts MESSAGES = MessageTexts.of(SourceView.class);
    private static final KeyCombination TAKE = KeyCombination.valueOf("Shortcut+ENTER");

    private static final Insets ROOM = new Insets(4, 8, 4, 12);

    private final SourceModel model;
    private final Runnable done;
    private final CodeArea text = codeArea();
    private final LazyBox page = new LazyBox();

    /// @param done moves the focus away when there is nothing left to revert
    SourceView(SourceModel model, Runnable done) {
        this.model = model;
        this.done = done;
        text.setId("source");
        text.setAccessibleText(MESSAGES.text("show-source"));
        text.getStyleClass().addAll("source", "source-page");
        text.setWrapText(true);
        text.setContentPadding(ROOM);
        text.setLineEnding(LineEnding.LF);
        model.textProperty().subscribe(_ -> follow());
        text.getModel()
                .addListener(_ -> {
                    if (page.isVisible()) {
                        model.textProperty().set(text.getText());
                    }
                });
        model.refusalProperty()
                .map(it -> it.map(Refusal::at).orElse(-1))
                .subscribe(wrong -> text.setSyntaxDecorator(new SourceColours(wrong)));
        text.focusedProperty()
                .addListener((_, _, focused) -> {
                    if (!focused) {
                        model.commit();
                    }
                });
        text.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        VBox.setVgrow(text, Priority.ALWAYS);
        Node problem = problem();
        // JavaFX's code area retains the last instance that was laid out, with its whole window.
        page.visibleProperty()
                .subscribe(seen -> {
                    follow();
                    page.show(seen ? List.of(text, problem) : List.of(problem));
                });
    }

    Node page() {
        return page;
    }

    /// JavaFX prints a warning that its code area may still change, which only concerns us.
    private static CodeArea codeArea() {
        PrintStream terminal = System.err;
        System.setErr(
                new PrintStream(terminal, true) {
                    @Override
                    public void println(@Nullable String line) {
                        if (line == null || !line.startsWith("WARNING: Using incubat")) {
                            super.println(line);
                        }
                    }
                });
        try {
            return new CodeArea();
        } finally {
            System.setErr(terminal);
        }
    }

    /// Holds the text only while visible: a long one takes a while to lay out.
    private void follow() {
        fill(page.isVisible() ? model.textProperty().get() : "");
    }

    /// Wrapping is enabled only after a text that can be wrapped is set, and disabled before one
    /// that cannot.
    private void fill(String now) {
        boolean wraps = !SafeWrapping.isMixed(now);
        if (!wraps) {
            text.setWrapText(false);
        }
        if (!now.equals(text.getText())) {
            text.setText(now);
            text.clearUndoRedo();
            text.setWrapText(wraps);
        }
    }

    private void whenPressed(KeyEvent event) {
        if (TAKE.match(event)) {
            event.consume();
            model.commit();
            model.refusalProperty().get().ifPresent(it -> text.select(place(it.at())));
        } else if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            if (model.isChanged()) {
                model.revert();
            } else {
                done.run();
            }
        }
    }

    /// Focuses the source.
    void focus() {
        text.requestFocus();
    }

    private TextPos place(int at) {
        String source = text.getText();
        String before = source.substring(0, Math.min(at, source.length()));
        int line = (int) before.chars().filter(c -> c == '\n').count();
        return TextPos.ofLeading(line, before.length() - before.lastIndexOf('\n') - 1);
    }

    private Label problem() {
        Label problem =
                new ProblemLabel(
                        "source-problem",
                        model.refusalProperty().map(it -> it.map(Refusal::message).orElse("")));
        problem.getStyleClass().add("source-problem");
        return problem;
    }
}
