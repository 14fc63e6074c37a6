package octavo.gui.discovery;

import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import octavo.fields.FieldName;
import octavo.gui.controls.MessageTexts;
import octavo.gui.discovery.DiscoveredWork.KnownEntry;
import octavo.gui.masterdetail.ReviewText;
import octavo.library.Work;
import octavo.names.NameForm;

import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What services say of a work: title, authors, venue, year and abstract, and where it is in the
/// library.
final class WorkDetails extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(WorkDetails.class);
    private static final int MOST_AUTHORS = 30;

    /// @param showEntry shows the entry in a slot
    WorkDetails(DiscoveredWork discoveredWork, IntConsumer showEntry) {
        getStyleClass().add("review");
        Work work = discoveredWork.shownWork();
        addText(ReviewText.subject(discoveredWork.shownTitle()));
        addText(ReviewText.plain(authors(work)));
        addText(ReviewText.plain(joinPresent(work.venue(), work.shownYear())));
        addText(ReviewText.muted(joinPresent(identifiers(work).toArray(String[]::new))));
        for (KnownEntry entry : discoveredWork.knownEntries()) {
            Hyperlink link = new Hyperlink(MESSAGES.text("known-as", entry.key()));
            link.setId("discovery-known-" + entry.key());
            link.getStyleClass().add("known-link");
            link.setMnemonicParsing(false);
            link.setOnAction(_ -> showEntry.accept(entry.slot()));
            getChildren().add(link);
        }
        discoveredWork.remarks().forEach(it -> addText(ReviewText.plain(it)));
        String abstractText = work.plainText(FieldName.ABSTRACT).replaceAll("\\s+", " ").strip();
        if (abstractText.isEmpty()) {
            addText(ReviewText.muted(MESSAGES.text("no-abstract")));
        } else {
            addText(ReviewText.heading(MESSAGES.text("abstract")));
            addText(ReviewText.plain(abstractText));
        }
        if (!discoveredWork.serviceNames().isEmpty()) {
            addText(
                    ReviewText.muted(
                            MESSAGES.text(
                                    "from", String.join(", ", discoveredWork.serviceNames()))));
        }
    }

    private void addText(Label label) {
        if (!label.getText().isEmpty()) {
            getChildren().add(label);
        }
    }

    private static String authors(Work work) {
        List<String> names =
                work.authors().names().stream()
                        .map(name -> name.displayName(NameForm.GIVEN_FIRST))
                        .toList();
        return names.stream().limit(MOST_AUTHORS).collect(Collectors.joining(", "))
                + (names.size() > MOST_AUTHORS ? ", …" : "");
    }

    private static List<String> identifiers(Work work) {
        return Stream.concat(
                        work.doi().map(it -> "doi:" + it.name()).stream(),
                        work.arXiv().map(it -> "arXiv:" + it.id()).stream())
                .toList();
    }

    private static String joinPresent(String... texts) {
        return Stream.of(texts).filter(text -> !text.isEmpty()).collect(Collectors.joining(" · "));
    }
}
