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

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.ProblemLabel;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.editor.SourceModel.SourceRefusal;
import octavo.gui.lazyloading.LazyBox;

import org.jspecify.annotations.Nullable;

import java.io.PrintStream;
import java.util.List;

/// The highlighted source of an entry, with its error below.
final class SourceView {
    private static final MessageTexts MESSAGES = MessageTexts.of(SourceView.class);
    private static final KeyCombination TAKE = KeyCombination.valueOf("Shortcut+ENTER");

    private static final Insets ROOM = new Insets(4, 8, 4, 12);

    private final SourceModel sourceModel;
    private final Runnable onDone;
    private final CodeArea codeArea = codeArea();
    private final LazyBox page = new LazyBox();

    /// @param done moves the focus away when there is nothing left to revert
    SourceView(SourceModel model, Runnable done) {
        this.sourceModel = model;
        this.onDone = done;
        codeArea.setId("source");
        codeArea.setAccessibleText(MESSAGES.text("show-source"));
        codeArea.getStyleClass().addAll("source", "source-page");
        codeArea.setWrapText(true);
        codeArea.setContentPadding(ROOM);
        codeArea.setLineEnding(LineEnding.LF);
        model.textProperty().subscribe(_ -> follow());
        codeArea.getModel()
                .addListener(_ -> {
                    if (page.isVisible()) {
                        model.textProperty().set(codeArea.getText());
                    }
                });
        model.refusalProperty()
                .map(it -> it.map(SourceRefusal::at).orElse(-1))
                .subscribe(wrong -> codeArea.setSyntaxDecorator(new SourceColours(wrong)));
        codeArea.focusedProperty()
                .addListener((_, _, focused) -> {
                    if (!focused) {
                        model.commit();
                    }
                });
        codeArea.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        VBox.setVgrow(codeArea, Priority.ALWAYS);
        Node problem = problem();
        // JavaFX's code area retains the last instance that was laid out, with its whole window.
        page.visibleProperty()
                .subscribe(seen -> {
                    follow();
                    page.show(seen ? List.of(codeArea, problem) : List.of(problem));
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
        fill(page.isVisible() ? sourceModel.textProperty().get() : "");
    }

    /// Wrapping is enabled only after a text that can be wrapped is set, and disabled before one
    /// that cannot.
    private void fill(String now) {
        boolean wraps = !SafeWrapping.isMixed(now);
        if (!wraps) {
            codeArea.setWrapText(false);
        }
        if (!now.equals(codeArea.getText())) {
            codeArea.setText(now);
            codeArea.clearUndoRedo();
            codeArea.setWrapText(wraps);
        }
    }

    private void whenPressed(KeyEvent event) {
        if (TAKE.match(event)) {
            event.consume();
            sourceModel.commit();
            sourceModel.refusalProperty().get().ifPresent(it -> codeArea.select(place(it.at())));
        } else if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            if (sourceModel.isChanged()) {
                sourceModel.revert();
            } else {
                onDone.run();
            }
        }
    }

    /// Focuses the source.
    void focus() {
        codeArea.requestFocus();
    }

    private TextPos place(int at) {
        String source = codeArea.getText();
        String before = source.substring(0, Math.min(at, source.length()));
        int line = (int) before.chars().filter(c -> c == '\n').count();
        return TextPos.ofLeading(line, before.length() - before.lastIndexOf('\n') - 1);
    }

    private Label problem() {
        Label problem =
                new ProblemLabel(
                        "source-problem",
                        sourceModel
                                .refusalProperty()
                                .map(it -> it.map(SourceRefusal::message).orElse("")));
        problem.getStyleClass().add("source-problem");
        return problem;
    }
}
