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
import octavo.gui.lazyloading.IncrementalList;
import octavo.gui.projects.ProjectLine.LineGroup;
import octavo.projects.CitedEntry.EntryStanding;
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
    private static final double WIDE_WIDTH = 44;

    private static final int MAX_ABSENT = 3;

    private final ProjectsModel model;
    private final ListView<ProjectReading> projectList;
    private final ListView<ProjectLine> lineList;
    private final ScrollPane sidePane = new ScrollPane();
    private final SplitPane rightParts = new SplitPane();
    private final Map<LineGroup, ToggleButton> tabsByGroup = new EnumMap<>(LineGroup.class);

    public ProjectsView(ProjectsModel model) {
        this.model = model;
        setId("projects-page");
        getStyleClass().add("projects");
        getStylesheets().add(PackageStylesheet.of(ProjectsView.class));
        projectList = list("projects", new ListView<>(model.projects()));
        projectList.setCellFactory(
                _ -> new TwoLines<>(ProjectReading::projectName, ProjectsView::projectState));
        lineList = list("project-lines", new ListView<>(model.lines()));
        lineList.setCellFactory(_ -> new TwoLines<>(ProjectLine::entryKey, this::lineDetails));
        sidePane.setId("project-side");
        sidePane.setFitToWidth(true);
        sidePane.setFocusTraversable(false);
        ResponsivePair.of(this, leftColumn(), rightPane(), WIDE_WIDTH, 0.28);
        projectList
                .getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, now) -> {
                    if (now != null) {
                        model.chooseProject(Optional.of(now));
                    }
                });
        model.chosenProperty()
                .subscribe(now -> now.ifPresent(projectList.getSelectionModel()::select));
        model.countsProperty().subscribe(this::showCounts);
        lineList.getSelectionModel().selectedItemProperty().subscribe(_ -> showSide());
        model.planProperty().addListener((_, _, plan) -> showPlan(plan));
        model.filePlanProperty().addListener((_, _, plan) -> showFilePlan(plan));
    }

    private static <T> ListView<T> list(String id, ListView<T> list) {
        list.setId(id);
        list.setAccessibleText(MESSAGES.text(id));
        Label placeholder = new Label(MESSAGES.text(id + ".none"));
        SafeWrapping.wrap(placeholder);
        placeholder.getStyleClass().addAll("muted", "projects-none");
        list.setPlaceholder(placeholder);
        return list;
    }

    private Pane leftColumn() {
        Button removeButton = button("remove", model::removeProject);
        removeButton.disableProperty().bind(model.chosenProperty().map(Optional::isEmpty));
        FlowPane buttons = new FlowPane(button("add", model::addProject), removeButton);
        buttons.getStyleClass().add("projects-buttons");
        Node rows = new IncrementalList(projectList);
        VBox.setVgrow(rows, Priority.ALWAYS);
        VBox leftColumn = new VBox(rows, buttons);
        leftColumn.getStyleClass().add("projects-left");
        return leftColumn;
    }

    private static Button button(String messageKey, Runnable action) {
        return ActionButton.of("project-" + messageKey, MESSAGES.text(messageKey), action);
    }

    /// How a project stands, on one line.
    private static String projectState(ProjectReading projectReading) {
        return projectReading
                .readContent()
                .map(content ->
                        MESSAGES.text(
                                "state",
                                content.citedReport().citedEntries().size(),
                                content.citedReport().entriesWith(EntryStanding.MISSING).size()))
                .or(() -> projectReading.trouble().map(MessageTranslator::of))
                .orElse("");
    }

    private String lineDetails(ProjectLine projectLine) {
        return switch (projectLine.lineGroup()) {
            case MISSING ->
                    projectLine
                            .citedEntry()
                            .map(entry ->
                                    entry.nearKeys().isEmpty()
                                            ? MESSAGES.text("about.missing")
                                            : MESSAGES.text(
                                                    "about.near",
                                                    String.join(", ", entry.nearKeys())))
                            .orElse("");
            case DIFFERS ->
                    String.join(
                            ", ",
                            model.fieldExchanges(projectLine).stream()
                                    .map(FieldExchangeOffers::name)
                                    .toList());
            case IN_LIBRARY, HERE ->
                    projectLine
                            .citedEntry()
                            .map(entry ->
                                    MESSAGES.text("about.places", entry.sourcePlaces().size()))
                            .orElse("");
            case UNCITED ->
                    model.ownFile(projectLine)
                            .map(it -> String.valueOf(it.getFileName()))
                            .orElse("");
        };
    }

    private BorderPane rightPane() {
        TabButtons buttons =
                new TabButtons(
                        Arrays.stream(LineGroup.values())
                                .map(this::groupTab)
                                .toArray(ToggleButton[]::new));
        Node rows = new IncrementalList(lineList);
        rightParts.setOrientation(Orientation.VERTICAL);
        rightParts.getItems().setAll(rows, sidePane);
        rightParts.setDividerPositions(0.42);
        BorderPane right = new BorderPane(rightParts);
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
        Button writeButton = button("write", model::offerFile);
        writeButton
                .disableProperty()
                .bind(
                        model.chosenProperty()
                                .map(now -> now.flatMap(ProjectReading::readContent).isEmpty()));
        Button allowButton = button("allow", model::allowProject);
        allowButton.visibleProperty().bind(model.needsConsentProperty());
        allowButton.managedProperty().bind(allowButton.visibleProperty());
        HBox bar = new HBox(summary, allowButton, writeButton);
        bar.getStyleClass().add("page-bar");
        return bar;
    }

    /// The folder, and what its sources name that is not there.
    private static String summary(ProjectReading projectReading) {
        if (projectReading.readContent().isEmpty()) {
            return projectReading.trouble().map(MessageTranslator::of).orElse("");
        }
        List<PaperProject.AbsentFile> absentFiles =
                projectReading.readContent().get().paperReview().paperProject().absentFiles();
        String folder = projectReading.folder().toString();
        return absentFiles.isEmpty()
                ? folder
                : MESSAGES.text(
                        "absent",
                        folder,
                        String.join(
                                ", ",
                                absentFiles.stream()
                                        .limit(MAX_ABSENT)
                                        .map(PaperProject.AbsentFile::name)
                                        .toList()));
    }

    private ToggleButton groupTab(LineGroup lineGroup) {
        String id = id(lineGroup);
        ToggleButton groupTab =
                TabButtons.tab("project-tab-" + id, MESSAGES.text("group." + id, 0));
        groupTab.selectedProperty()
                .addListener((_, _, now) -> {
                    if (now) {
                        model.groupProperty().set(lineGroup);
                    }
                });
        tabsByGroup.put(lineGroup, groupTab);
        return groupTab;
    }

    private static String id(LineGroup lineGroup) {
        return lineGroup.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private void showCounts(Map<LineGroup, Long> counts) {
        tabsByGroup.forEach((lineGroup, tab) ->
                tab.setText(
                        MESSAGES.text(
                                "group." + id(lineGroup), counts.getOrDefault(lineGroup, 0L))));
    }

    private void showSide() {
        ProjectLine projectLine = lineList.getSelectionModel().getSelectedItem();
        sidePane.setContent(projectLine == null ? null : ProjectEntryView.of(model, projectLine));
        showBelow(sidePane);
    }

    private void showBelow(Node lowerNode) {
        if (!rightParts.getItems().getLast().equals(lowerNode)) {
            rightParts.getItems().set(1, lowerNode);
            rightParts.setDividerPositions(0.42);
        }
    }

    /// Moves the focus, if it is on this page, to the plan, and back once that is decided.
    private void showPlan(@Nullable ChangeProposal plan) {
        boolean hasFocus = isFocusWithin();
        showSide();
        if (plan != null) {
            ProposalView proposalView = new ProposalView(plan, model::dismiss);
            sidePane.setContent(proposalView);
            if (hasFocus) {
                proposalView.focus();
            }
        } else if (hasFocus) {
            lineList.requestFocus();
        }
    }

    private void showFilePlan(Optional<PaperFilePlan> plan) {
        boolean hasFocus = isFocusWithin();
        if (plan.isEmpty()) {
            showSide();
            if (hasFocus) {
                lineList.requestFocus();
            }
            return;
        }
        Button writeButton = button("accept", model::writeFile);
        writeButton.setDefaultButton(true);
        writeButton.setDisable(!plan.get().pendingReferences().isStale());
        showBelow(reviewPane(plan.get(), writeButton));
        if (hasFocus) {
            writeButton.requestFocus();
        }
    }

    private BorderPane reviewPane(PaperFilePlan plan, Button writeButton) {
        DiffView diffView = new DiffView();
        diffView.setId("project-diff");
        diffView.setAccessibleText(MESSAGES.text("diff"));
        diffView.show(plan.diffLines());
        Label offerLabel =
                new Label(
                        MESSAGES.text(
                                "offer",
                                plan.file(),
                                plan.pendingReferences().updatedFile().changeNotes().size()));
        offerLabel.setId("project-offer");
        offerLabel.getStyleClass().add("page-summary");
        SafeWrapping.wrap(offerLabel);
        HBox.setHgrow(offerLabel, Priority.ALWAYS);
        HBox bar = new HBox(offerLabel, writeButton, button("decline", model::dismiss));
        bar.getStyleClass().add("page-bar");
        VBox top = new VBox(bar);
        for (String keptRemark : plan.keptRemarks()) {
            Label label = new Label(keptRemark);
            label.getStyleClass().addAll("muted", "projects-left-out");
            SafeWrapping.wrap(label);
            top.getChildren().add(label);
        }
        BorderPane pane = new BorderPane(diffView);
        pane.setTop(top);
        return pane;
    }
}
