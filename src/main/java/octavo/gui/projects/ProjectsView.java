package octavo.gui.projects;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ActionButton;
import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.DiffView;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.ProblemLabel;
import octavo.gui.controls.ProposalView;
import octavo.gui.controls.ResponsivePair;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.TabButtons;
import octavo.gui.controls.TwoLines;
import octavo.gui.incremental.IncrementalList;
import octavo.gui.projects.ProjectLine.LineGroup;
import octavo.projects.CitedEntry.Standing;
import octavo.projects.PaperProject;
import octavo.projects.ProjectReading;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The papers that cite a library on the left; on the right what one of them cites, and below that
/// one entry of it, or changes for review.
public final class ProjectsView extends SplitPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProjectsView.class);

    /// The width, in letters, needed for both parts side by side.
    private static final double WIDE = 44;

    private static final int MOST_ABSENT = 3;

    private final ProjectsModel model;
    private final ListView<ProjectReading> projects;
    private final ListView<ProjectLine> lines;
    private final ScrollPane side = new ScrollPane();
    private final SplitPane parts = new SplitPane();
    private final Map<LineGroup, ToggleButton> tabs = new EnumMap<>(LineGroup.class);

    public ProjectsView(ProjectsModel model) {
        this.model = model;
        setId("projects-page");
        getStyleClass().add("projects");
        getStylesheets().add(PackageStylesheet.of(ProjectsView.class));
        projects = list("projects", new ListView<>(model.projects()));
        projects.setCellFactory(_ -> new TwoLines<>(ProjectReading::name, ProjectsView::state));
        lines = list("project-lines", new ListView<>(model.lines()));
        lines.setCellFactory(_ -> new TwoLines<>(ProjectLine::key, this::about));
        side.setId("project-side");
        side.setFitToWidth(true);
        side.setFocusTraversable(false);
        ResponsivePair.of(this, left(), right(), WIDE, 0.28);
        projects.getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, now) -> {
                    if (now != null) {
                        model.choose(Optional.of(now));
                    }
                });
        model.chosenProperty()
                .subscribe(now -> now.ifPresent(projects.getSelectionModel()::select));
        model.countsProperty().subscribe(this::count);
        lines.getSelectionModel().selectedItemProperty().subscribe(_ -> showSide());
        model.planProperty().addListener((_, _, plan) -> showPlan(plan));
        model.filePlanProperty().addListener((_, _, plan) -> showFilePlan(plan));
    }

    private static <T> ListView<T> list(String id, ListView<T> list) {
        list.setId(id);
        list.setAccessibleText(MESSAGES.text(id));
        Label none = new Label(MESSAGES.text(id + ".none"));
        SafeWrapping.wrap(none);
        none.getStyleClass().addAll("muted", "projects-none");
        list.setPlaceholder(none);
        return list;
    }

    private Pane left() {
        Button remove = button("remove", model::remove);
        remove.disableProperty().bind(model.chosenProperty().map(Optional::isEmpty));
        FlowPane buttons = new FlowPane(button("add", model::add), remove);
        buttons.getStyleClass().add("projects-buttons");
        Node rows = new IncrementalList(projects);
        VBox.setVgrow(rows, Priority.ALWAYS);
        VBox left = new VBox(rows, buttons);
        left.getStyleClass().add("projects-left");
        return left;
    }

    private static Button button(String what, Runnable action) {
        return ActionButton.of("project-" + what, MESSAGES.text(what), action);
    }

    /// How a project stands, on one line.
    private static String state(ProjectReading project) {
        return project.content()
                .map(content ->
                        MESSAGES.text(
                                "state",
                                content.report().cited().size(),
                                content.report().standing(Standing.MISSING).size()))
                .or(() -> project.trouble().map(MessageTranslator::of))
                .orElse("");
    }

    private String about(ProjectLine line) {
        return switch (line.group()) {
            case MISSING ->
                    line.cited()
                            .map(entry ->
                                    entry.near().isEmpty()
                                            ? MESSAGES.text("about.missing")
                                            : MESSAGES.text(
                                                    "about.near", String.join(", ", entry.near())))
                            .orElse("");
            case DIFFERS ->
                    String.join(
                            ", ", model.fields(line).stream().map(ProjectsModel::name).toList());
            case IN_LIBRARY, HERE ->
                    line.cited()
                            .map(entry -> MESSAGES.text("about.places", entry.places().size()))
                            .orElse("");
            case UNCITED -> model.file(line).map(it -> String.valueOf(it.getFileName())).orElse("");
        };
    }

    private BorderPane right() {
        TabButtons buttons =
                new TabButtons(
                        Arrays.stream(LineGroup.values())
                                .map(this::tab)
                                .toArray(ToggleButton[]::new));
        Node rows = new IncrementalList(lines);
        parts.setOrientation(Orientation.VERTICAL);
        parts.getItems().setAll(rows, side);
        parts.setDividerPositions(0.42);
        BorderPane right = new BorderPane(parts);
        right.setTop(
                new VBox(
                        bar(),
                        new ProblemLabel("project-problem", model.problemProperty()),
                        buttons));
        return right;
    }

    private HBox bar() {
        Label summary = new Label();
        summary.setId("project-summary");
        summary.getStyleClass().add("page-summary");
        SafeWrapping.wrap(summary);
        summary.textProperty()
                .bind(model.chosenProperty().map(now -> now.map(ProjectsView::summary).orElse("")));
        HBox.setHgrow(summary, Priority.ALWAYS);
        Button write = button("write", model::offerFile);
        write.disableProperty()
                .bind(
                        model.chosenProperty()
                                .map(now -> now.flatMap(ProjectReading::content).isEmpty()));
        Button allow = button("allow", model::allow);
        allow.visibleProperty().bind(model.needsConsentProperty());
        allow.managedProperty().bind(allow.visibleProperty());
        HBox bar = new HBox(summary, allow, write);
        bar.getStyleClass().add("page-bar");
        return bar;
    }

    /// The folder, and what its sources name that is not there.
    private static String summary(ProjectReading project) {
        if (project.content().isEmpty()) {
            return project.trouble().map(MessageTranslator::of).orElse("");
        }
        List<PaperProject.AbsentFile> absent = project.content().get().review().paper().absent();
        String folder = project.folder().toString();
        return absent.isEmpty()
                ? folder
                : MESSAGES.text(
                        "absent",
                        folder,
                        String.join(
                                ", ",
                                absent.stream()
                                        .limit(MOST_ABSENT)
                                        .map(PaperProject.AbsentFile::name)
                                        .toList()));
    }

    private ToggleButton tab(LineGroup group) {
        String id = id(group);
        ToggleButton tab = TabButtons.tab("project-tab-" + id, MESSAGES.text("group." + id, 0));
        tab.selectedProperty()
                .addListener((_, _, now) -> {
                    if (now) {
                        model.groupProperty().set(group);
                    }
                });
        tabs.put(group, tab);
        return tab;
    }

    private static String id(LineGroup group) {
        return group.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private void count(Map<LineGroup, Long> counts) {
        tabs.forEach((group, tab) ->
                tab.setText(MESSAGES.text("group." + id(group), counts.getOrDefault(group, 0L))));
    }

    private void showSide() {
        ProjectLine line = lines.getSelectionModel().getSelectedItem();
        side.setContent(line == null ? null : ProjectEntryView.of(model, line));
        showBelow(side);
    }

    private void showBelow(Node below) {
        if (!parts.getItems().getLast().equals(below)) {
            parts.getItems().set(1, below);
            parts.setDividerPositions(0.42);
        }
    }

    /// Moves the focus, if it is on this page, to the plan, and back once that is decided.
    private void showPlan(@Nullable ChangeProposal plan) {
        boolean here = isFocusWithin();
        showSide();
        if (plan != null) {
            ProposalView view = new ProposalView(plan, model::dismiss);
            side.setContent(view);
            if (here) {
                view.focus();
            }
        } else if (here) {
            lines.requestFocus();
        }
    }

    private void showFilePlan(Optional<PaperFilePlan> plan) {
        boolean here = isFocusWithin();
        if (plan.isEmpty()) {
            showSide();
            if (here) {
                lines.requestFocus();
            }
            return;
        }
        Button write = button("accept", model::writeFile);
        write.setDefaultButton(true);
        write.setDisable(!plan.get().pending().isStale());
        showBelow(review(plan.get(), write));
        if (here) {
            write.requestFocus();
        }
    }

    private BorderPane review(PaperFilePlan plan, Button write) {
        DiffView diff = new DiffView();
        diff.setId("project-diff");
        diff.setAccessibleText(MESSAGES.text("diff"));
        diff.show(plan.diff());
        Label offered =
                new Label(
                        MESSAGES.text(
                                "offer", plan.file(), plan.pending().update().changes().size()));
        offered.setId("project-offer");
        offered.getStyleClass().add("page-summary");
        SafeWrapping.wrap(offered);
        HBox.setHgrow(offered, Priority.ALWAYS);
        HBox bar = new HBox(offered, write, button("decline", model::dismiss));
        bar.getStyleClass().add("page-bar");
        VBox top = new VBox(bar);
        for (String left : plan.left()) {
            Label label = new Label(left);
            label.getStyleClass().addAll("muted", "projects-left-out");
            SafeWrapping.wrap(label);
            top.getChildren().add(label);
        }
        BorderPane pane = new BorderPane(diff);
        pane.setTop(top);
        return pane;
    }
}
