package octavo.gui.people;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ActionButton;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.SafeWrapping;
import octavo.people.NameVariant;
import octavo.people.PersonCandidate;
import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/// Names that may be one person, with reasons and three ways to decide.
final class CandidateView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(CandidateView.class);

    private static final int MOST_TITLES = 3;

    /// @param titles the papers of a spelling
    CandidateView(
            PersonCandidate candidate,
            Function<NameVariant, List<String>> titles,
            Runnable same,
            Runnable different,
            Runnable skip) {
        setId("candidate");
        getStyleClass().add("people-card");
        String kind = candidate.kind().name().toLowerCase(Locale.ROOT);
        Label question = new Label(MESSAGES.text("kind." + kind));
        question.getStyleClass().add("heading");
        getChildren().add(question);
        candidate
                .variants()
                .forEach(variant -> getChildren().add(lines(variant, titles.apply(variant))));
        ProgressBar bar = new ProgressBar(candidate.score());
        long percent = Math.round(candidate.score() * 100);
        bar.setAccessibleText(MESSAGES.text("likely", percent));
        HBox score = new HBox(bar, new Label(MESSAGES.text("likely", percent)));
        score.getStyleClass().add("people-row");
        getChildren().add(score);
        for (LocalizedSentence reason : candidate.reasons()) {
            Label label = new Label("• " + MessageTranslator.of(reason));
            SafeWrapping.wrap(label);
            getChildren().add(label);
        }
        HBox buttons =
                new HBox(
                        button("same", same), button("different", different), button("skip", skip));
        buttons.getChildren().getFirst().getStyleClass().add("accent");
        buttons.getStyleClass().add("people-row");
        getChildren().add(buttons);
    }

    private static VBox lines(NameVariant variant, List<String> titles) {
        Label name = new Label(variant.writtenName());
        name.getStyleClass().add("people-name");
        String raws = String.join("  ·  ", variant.rawNames().stream().limit(3).toList());
        Label written = new Label(MESSAGES.text("written", variant.entryCount(), raws));
        written.getStyleClass().add("muted");
        SafeWrapping.wrap(written);
        VBox lines = new VBox(name, written);
        titles.stream()
                .limit(MOST_TITLES)
                .forEach(title -> {
                    Label paper = new Label(title);
                    SafeWrapping.wrap(paper);
                    lines.getChildren().add(paper);
                });
        return lines;
    }

    private static Button button(String what, Runnable action) {
        return ActionButton.of("candidate-" + what, MESSAGES.text(what), action);
    }
}
