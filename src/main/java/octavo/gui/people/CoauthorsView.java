package octavo.gui.people;

import javafx.geometry.BoundingBox;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.text.Text;

import octavo.gui.controls.MessageTexts;
import octavo.gui.masterdetail.PointLabel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// A graph of a person's most frequent co-authors: the more papers, the larger and nearer.
final class CoauthorsView extends Pane {
    private static final MessageTexts MESSAGES = MessageTexts.of(CoauthorsView.class);
    private static final double WIDTH = 460;
    private static final double HEIGHT = 250;
    private static final int MOST = 14;

    private final List<PointLabel> labels = new ArrayList<>();

    CoauthorsView(PersonPage page, Consumer<PersonPage.Coauthor> open) {
        setId("coauthors");
        getStyleClass().add("coauthors");
        setMinSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        List<PersonPage.Coauthor> shown = page.coauthors().stream().limit(MOST).toList();
        setAccessibleText(
                shown.stream()
                        .map(each -> MESSAGES.text("coauthor", each.name(), each.papers()))
                        .collect(Collectors.joining("; ")));
        double most = shown.getFirst().papers();
        Group lines = new Group();
        Group people = new Group();
        for (int i = 0; i < shown.size(); i++) {
            PersonPage.Coauthor each = shown.get(i);
            double share = each.papers() / most;
            double angle = 2 * Math.PI * i / shown.size() - Math.PI / 2;
            double reach = 1 - share / 4;
            double x = WIDTH / 2 + Math.cos(angle) * reach * (WIDTH / 2 - 80);
            double y = HEIGHT / 2 + Math.sin(angle) * reach * (HEIGHT / 2 - 28);
            Line line = new Line(WIDTH / 2, HEIGHT / 2, x, y);
            line.setStrokeWidth(1 + 3 * share);
            line.getStyleClass().add("coauthor-line");
            lines.getChildren().add(line);
            var circle = new Circle(x, y, 4 + 4 * share);
            var name = new Text(family(each.name()) + " " + each.papers());
            labels.add(new PointLabel(circle, name));
            people.getChildren().add(dot(each, circle, name, open));
        }
        Circle self = new Circle(WIDTH / 2, HEIGHT / 2, 10);
        self.getStyleClass().add("coauthor-self");
        getChildren().setAll(lines, self, people);
    }

    /// The size of a name is known once it has its font.
    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        PointLabel.place(labels, new BoundingBox(0, 0, WIDTH, HEIGHT));
    }

    private static Group dot(
            PersonPage.Coauthor who, Circle circle, Text name, Consumer<PersonPage.Coauthor> open) {
        circle.getStyleClass().add("coauthor-dot");
        name.getStyleClass().add("coauthor-name");
        Group dot = new Group(circle, name);
        dot.getStyleClass().add("coauthor");
        Tooltip.install(circle, new Tooltip(name.getText())); // the name may have no room
        dot.setFocusTraversable(true);
        dot.setAccessibleRole(AccessibleRole.HYPERLINK);
        dot.setAccessibleText(MESSAGES.text("coauthor", who.name(), who.papers()));
        dot.setOnMouseClicked(_ -> open.accept(who));
        dot.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
                event.consume();
                open.accept(who);
            }
        });
        return dot;
    }

    /// The family name.
    private static String family(String name) {
        int comma = name.indexOf(',');
        return comma < 0 ? name : name.substring(0, comma);
    }
}
