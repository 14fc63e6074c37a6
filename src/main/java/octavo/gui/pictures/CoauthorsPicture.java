package octavo.gui.pictures;

import static java.util.stream.Collectors.joining;

import octavo.bibliometrics.CoauthorGraph;
import octavo.bibliometrics.CoauthorGraph.GraphAuthor;
import octavo.bibliometrics.YearRange;
import octavo.gui.controls.MessageTexts;
import octavo.gui.masterdetail.PictureTable;
import octavo.gui.pictures.PictureContent.CoauthorsContent;
import octavo.gui.pictures.PointPicture.PicturePoint;
import octavo.names.NameForm;
import octavo.names.PersonName;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// A point for each author, the larger the more papers, linked to those of the same papers.
final class CoauthorsPicture {
    private static final MessageTexts MESSAGES = MessageTexts.of(CoauthorsPicture.class);

    /// More names are not read out, as the table has them all.
    private static final int MOST_SPOKEN = 12;

    private static final int MOST_PARTNERS = 3;

    private final CoauthorGraph graph;
    private final Consumer<PicturePart> onChosen;

    private CoauthorsPicture(CoauthorGraph graph, Consumer<PicturePart> onChosen) {
        this.graph = graph;
        this.onChosen = onChosen;
    }

    static DrawnPicture draw(CoauthorsContent content, Consumer<PicturePart> onChosen) {
        CoauthorsPicture picture = new CoauthorsPicture(content.graph(), onChosen);
        return new DrawnPicture(picture.drawing(content), picture.table());
    }

    private PointPicture drawing(CoauthorsContent content) {
        List<GraphAuthor> drawnAuthors = graph.authors().subList(0, graph.drawnCount());
        double most =
                drawnAuthors.stream()
                        .filter(it -> !it.isOwner())
                        .mapToInt(it -> it.papers().size())
                        .max()
                        .orElse(1);
        return new PointPicture(
                drawnAuthors.stream().map(author -> point(author, most)).toList(),
                graph.links(),
                content.layout(),
                drawnAuthors.stream()
                        .limit(MOST_SPOKEN)
                        .map(CoauthorsPicture::countText)
                        .collect(joining("; ")),
                number -> onChosen.accept(partOf(number)));
    }

    private static PicturePoint point(GraphAuthor author, double most) {
        return new PicturePoint(
                shortName(author.name()),
                countText(author),
                Math.min(1, author.papers().size() / most),
                author.isOwner() ? "point-own" : "point-other");
    }

    private static String shortName(String name) {
        return PersonName.parse(name).value().displayName(NameForm.INITIALS_FIRST);
    }

    private static String countText(GraphAuthor author) {
        return MESSAGES.text("part", author.name(), author.papers().size());
    }

    private PicturePart partOf(int number) {
        GraphAuthor author = graph.authors().get(number);
        return PicturePart.ofEntries(author.name(), author.papers());
    }

    private PictureTable<Integer> table() {
        PictureTable<Integer> table =
                new PictureTable<>(
                        "picture-table",
                        MESSAGES.text("coauthors.table"),
                        (number, _) -> onChosen.accept(partOf(number)));
        table.addNames(
                MESSAGES.text("coauthors.name"),
                PictureTable.SHORT_NAME,
                number -> graph.authors().get(number).name());
        table.addNumbers(
                MESSAGES.text("coauthors.papers"),
                number -> MESSAGES.text("count", graph.authors().get(number).papers().size()));
        table.addTexts(
                MESSAGES.text("coauthors.years"),
                number ->
                        graph.authors().get(number).years().map(YearRange::shownYears).orElse(""));
        table.addTexts(MESSAGES.text("coauthors.partners"), this::partners);
        table.getItems().setAll(IntStream.range(0, graph.authors().size()).boxed().toList());
        return table;
    }

    private String partners(int number) {
        return graph.partnersOf(number).stream()
                .limit(MOST_PARTNERS)
                .map(it -> shortName(it.name()))
                .collect(joining(", "));
    }
}
