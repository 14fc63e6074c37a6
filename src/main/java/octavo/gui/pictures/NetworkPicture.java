package octavo.gui.pictures;

import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;

import octavo.bibliometrics.PointLink;
import octavo.discovery.ReferenceNetwork;
import octavo.discovery.ReferenceNetwork.NetworkWork;
import octavo.gui.controls.MessageTexts;
import octavo.gui.masterdetail.PictureTable;
import octavo.gui.pictures.PictureContent.NetworkContent;
import octavo.gui.pictures.PicturePart.RelatedPapers;
import octavo.gui.pictures.PointPicture.PicturePoint;
import octavo.library.Work;
import octavo.names.NameForm;
import octavo.names.PersonName;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// A point for each work, the larger the more of the others cite it, linked to what it cites.
final class NetworkPicture {
    private static final MessageTexts MESSAGES = MessageTexts.of(NetworkPicture.class);
    private static final double LEGEND_RADIUS = 5;

    private final ReferenceNetwork network;
    private final List<Optional<Work>> shownWorks;
    private final Consumer<PicturePart> onChosen;

    /// Where a work is, as its colour says.
    private enum WorkPlace {
        ASKED,
        KNOWN,
        MISSING;

        static WorkPlace of(NetworkWork work) {
            return work.isAskedAbout() ? ASKED : work.entry().isPresent() ? KNOWN : MISSING;
        }

        String styleClass() {
            return switch (this) {
                case ASKED -> "point-own";
                case KNOWN -> "point-known";
                case MISSING -> "point-missing";
            };
        }

        String words() {
            return MESSAGES.text(
                    switch (this) {
                        case ASKED -> "references.asked";
                        case KNOWN -> "references.known";
                        case MISSING -> "references.missing";
                    });
        }
    }

    private NetworkPicture(ReferenceNetwork network, Consumer<PicturePart> onChosen) {
        this.network = network;
        this.shownWorks = network.works().stream().map(NetworkWork::shownWork).toList();
        this.onChosen = onChosen;
    }

    static DrawnPicture draw(NetworkContent content, Consumer<PicturePart> onChosen) {
        NetworkPicture picture = new NetworkPicture(content.network(), onChosen);
        return new DrawnPicture(picture.drawing(content), picture.table());
    }

    private Node drawing(NetworkContent content) {
        double most =
                IntStream.range(0, network.works().size())
                        .map(number -> citingNumbers(number).size())
                        .max()
                        .orElse(1);
        PointPicture pointPicture =
                new PointPicture(
                        IntStream.range(0, network.works().size())
                                .mapToObj(number -> point(number, Math.max(1, most)))
                                .toList(),
                        network.citations(),
                        content.layout(),
                        MESSAGES.text(
                                "status.references",
                                network.works().size(),
                                network.citations().size()),
                        number -> onChosen.accept(partOf(number)));
        VBox.setVgrow(pointPicture, Priority.ALWAYS);
        return new VBox(legend(), pointPicture);
    }

    private static Node legend() {
        FlowPane legend = new FlowPane();
        legend.getStyleClass().add("chips");
        legend.setMinWidth(0);
        for (WorkPlace place : WorkPlace.values()) {
            Circle circle = new Circle(LEGEND_RADIUS);
            circle.getStyleClass().addAll("picture-point", place.styleClass());
            Label label = new Label(place.words(), circle);
            label.setContentDisplay(ContentDisplay.LEFT);
            label.getStyleClass().add("picture-legend");
            legend.getChildren().add(label);
        }
        return legend;
    }

    private PicturePoint point(int number, double most) {
        NetworkWork work = network.works().get(number);
        return new PicturePoint(
                shortName(number),
                MESSAGES.text(
                        "references.point",
                        title(number),
                        shortName(number),
                        citingNumbers(number).size()),
                citingNumbers(number).size() / most,
                WorkPlace.of(work).styleClass());
    }

    /// Such as *Mai 2020*.
    private String shortName(int number) {
        return shownWorks
                .get(number)
                .map(work -> {
                    List<PersonName> names = work.authors().names();
                    String first =
                            names.isEmpty()
                                    ? work.key()
                                    : names.getFirst().displayName(NameForm.FAMILY);
                    return (first + " " + work.shownYear()).strip();
                })
                .orElse("");
    }

    private String title(int number) {
        return shownWorks
                .get(number)
                .map(work -> work.title().isBlank() ? work.key() : work.title())
                .orElseGet(() -> network.works().get(number).doi().name());
    }

    private List<Integer> citedNumbers(int number) {
        return network.citations().stream()
                .filter(it -> it.from() == number)
                .map(PointLink::to)
                .toList();
    }

    private List<Integer> citingNumbers(int number) {
        return network.citations().stream()
                .filter(it -> it.to() == number)
                .map(PointLink::from)
                .toList();
    }

    private PicturePart partOf(int number) {
        NetworkWork work = network.works().get(number);
        List<RelatedPapers> related = new ArrayList<>();
        addRelated(related, "references.cites", citedNumbers(number));
        addRelated(related, "references.cited-by", citingNumbers(number));
        return new PicturePart(
                title(number),
                true,
                work.entry().stream().toList(),
                shownWorks.get(number),
                work.entry().isPresent() ? Optional.empty() : work.foundPaper(),
                related);
    }

    private void addRelated(List<RelatedPapers> related, String messageKey, List<Integer> numbers) {
        if (!numbers.isEmpty()) {
            related.add(
                    new RelatedPapers(
                            MESSAGES.text(messageKey, numbers.size()),
                            numbers.stream()
                                    .flatMap(number -> shownWorks.get(number).stream())
                                    .toList()));
        }
    }

    private PictureTable<Integer> table() {
        PictureTable<Integer> table =
                new PictureTable<>(
                        "picture-table",
                        MESSAGES.text("references.table"),
                        (number, _) -> onChosen.accept(partOf(number)));
        table.addNames(MESSAGES.text("references.work"), PictureTable.LONG_NAME, this::title);
        table.addTexts(MESSAGES.text("references.author"), this::shortName);
        table.addNumbers(
                MESSAGES.text("references.cites.column"),
                number -> MESSAGES.text("count", citedNumbers(number).size()));
        table.addNumbers(
                MESSAGES.text("references.cited-by.column"),
                number -> MESSAGES.text("count", citingNumbers(number).size()));
        table.addTexts(
                MESSAGES.text("references.place"),
                number -> WorkPlace.of(network.works().get(number)).words());
        table.getItems().setAll(IntStream.range(0, network.works().size()).boxed().toList());
        return table;
    }
}
