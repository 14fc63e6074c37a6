package octavo.gui.paperprojects;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
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
import octavo.gui.lazyloading.IncrementalList;
import octavo.gui.masterdetail.ReviewCell;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.masterdetail.ReviewText;
import octavo.gui.masterdetail.ShareRing;
import octavo.gui.paperprojects.ProjectLine.LineGroup;
import octavo.gui.paperprojects.ProjectLine.LineStage;
import octavo.paperprojects.PaperProject;
import octavo.paperprojects.ProjectReading;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// The papers that cite a library, what one of them cites, and one entry of that or changes for
/// review.
public final class ProjectsView extends SplitPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProjectsView.class);

    /// The width, in letters, needed for both parts side by side.
    private static final double WIDE_WIDTH = 44;

    private static final double WIDE_REVIEW = 44;

    private static final int MAX_ABSENT = 3;

    private final ProjectsModel model;
    private final ListView<ProjectReading> projectList;
    private final ListView<ProjectLine> lineList;
    private final ReviewPane sidePane = new ReviewPane("project-side");
    private final HBox ringBox = new HBox();
    private final Map<LineStage, ToggleButton> tabsByStage = new EnumMap<>(LineStage.class);
    private final Button writeButton;
    private final Button allowButton;
    private final Button importButton;

    public ProjectsView(ProjectsModel model) {
        this.model = model;
        setId("projects-page");
        getStyleClass().add("projects");
        getStylesheets()
                .addAll(
                        PackageStylesheet.of(ReviewPane.class),
                        PackageStylesheet.of(ProjectsView.class));
        writeButton = ReviewPane.asMain(button("write", model::offerFile));
        allowButton = button("allow", model::allowProject);
        importButton = button("import", model::importNew);
        bindActions();
        projectList = list("projects", new ListView<>(model.projects()));
        ReviewCell.showIn(
                projectList, reading -> ProjectRows.projectRow(reading, model.countsOf(reading)));
        lineList = list("project-lines", new ListView<>(model.lines()));
        ReviewCell.showIn(lineList, line -> ProjectRows.lineRow(line, model.paperOf(line)));
        SplitPane review = new SplitPane();
        ResponsivePair.of(review, middleColumn(), sidePane, WIDE_REVIEW, 0.46);
        ResponsivePair.of(this, leftColumn(), review, WIDE_WIDTH, 0.25);
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
        placeholder.getStyleClass().addAll("muted", "review-none");
        list.setPlaceholder(placeholder);
        return list;
    }

    private void bindActions() {
        writeButton
                .disableProperty()
                .bind(
                        model.chosenProperty()
                                .map(now -> now.flatMap(ProjectReading::readContent).isEmpty()));
        allowButton.visibleProperty().bind(model.needsConsentProperty());
        allowButton.managedProperty().bind(allowButton.visibleProperty());
        importButton
                .textProperty()
                .bind(model.newCountProperty().map(count -> MESSAGES.text("import", count)));
        importButton.visibleProperty().bind(model.newCountProperty().map(count -> count > 0));
        importButton.managedProperty().bind(importButton.visibleProperty());
    }

    private Pane leftColumn() {
        Label title = new Label(MESSAGES.text("projects"));
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        HBox head = new HBox(title, button("add", model::addProject));
        head.getStyleClass().add("review-head");
        Button removeButton = button("remove", model::removeProject);
        removeButton.disableProperty().bind(model.chosenProperty().map(Optional::isEmpty));
        HBox foot = new HBox(removeButton);
        foot.getStyleClass().add("review-foot");
        Node rows = new IncrementalList(projectList);
        VBox.setVgrow(rows, Priority.ALWAYS);
        VBox leftColumn = new VBox(head, rows, foot);
        leftColumn.getStyleClass().add("review-side");
        return leftColumn;
    }

    private static Button button(String messageKey, Runnable action) {
        return ActionButton.of("project-" + messageKey, MESSAGES.text(messageKey), action);
    }

    private VBox middleColumn() {
        TabButtons buttons =
                new TabButtons(
                        Arrays.stream(LineStage.values())
                                .map(this::stageTab)
                                .toArray(ToggleButton[]::new));
        buttons.getStyleClass().add("review-tabs");
        Node rows = new IncrementalList(lineList);
        VBox.setVgrow(rows, Priority.ALWAYS);
        VBox column =
                new VBox(
                        projectHead(),
                        new ProblemLabel("project-problem", model.problemProperty()),
                        buttons,
                        rows);
        column.getStyleClass().add("review-middle");
        return column;
    }

    /// How much of the paper is in step, as a picture, beside its name and folder.
    private HBox projectHead() {
        Label name = ReviewText.subject("");
        name.textProperty()
                .bind(
                        model.chosenProperty()
                                .map(now -> now.map(ProjectReading::projectName).orElse("")));
        Label summary = ReviewText.muted("");
        summary.setId("project-summary");
        summary.textProperty()
                .bind(model.chosenProperty().map(now -> now.map(ProjectsView::summary).orElse("")));
        VBox texts = new VBox(name, summary);
        texts.getStyleClass().add("review-texts");
        HBox.setHgrow(texts, Priority.ALWAYS);
        HBox head = new HBox(ringBox, texts);
        head.getStyleClass().add("project-head");
        return head;
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

    private ToggleButton stageTab(LineStage lineStage) {
        String id = id(lineStage);
        ToggleButton stageTab =
                TabButtons.tab("project-tab-" + id, MESSAGES.text("stage." + id, 0));
        stageTab.selectedProperty()
                .addListener((_, _, now) -> {
                    if (now) {
                        model.stageProperty().set(lineStage);
                    }
                });
        tabsByStage.put(lineStage, stageTab);
        return stageTab;
    }

    private static String id(LineStage lineStage) {
        return lineStage.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private void showCounts(Map<LineGroup, Long> counts) {
        tabsByStage.forEach((lineStage, tab) -> {
            long count =
                    counts.entrySet().stream()
                            .filter(each -> each.getKey().lineStage() == lineStage)
                            .mapToLong(Map.Entry::getValue)
                            .sum();
            tab.setText(MESSAGES.text("stage." + id(lineStage), count));
        });
        String spokenCounts =
                counts.entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(each ->
                                ProjectRows.groupMark(each.getKey()).chipText()
                                        + " "
                                        + each.getValue())
                        .collect(Collectors.joining(", "));
        ringBox.getChildren().setAll(new ShareRing(ProjectRows.shares(counts), spokenCounts));
    }

    private void showSide() {
        ProjectLine projectLine = lineList.getSelectionModel().getSelectedItem();
        if (projectLine == null) {
            sidePane.show(new VBox(), List.of(writeButton, importButton, allowButton));
            return;
        }
        List<Node> actions = new ArrayList<>(List.of(writeButton, importButton, allowButton));
        actions.addAll(ProjectEntryView.actions(model, projectLine));
        sidePane.show(ProjectEntryView.of(model, projectLine), actions);
    }

    /// Moves the focus, if it is on this page, to the plan, and back once that is decided.
    private void showPlan(@Nullable ChangeProposal plan) {
        boolean hasFocus = isFocusWithin();
        showSide();
        if (plan != null) {
            ProposalView proposalView = ProposalView.withoutButtons(plan);
            sidePane.showFilling(proposalView, proposalView.buttons(model::dismiss));
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
        Button acceptButton = ReviewPane.asMain(button("accept", model::writeFile));
        acceptButton.setDefaultButton(true);
        acceptButton.setDisable(!plan.get().pendingReferences().isStale());
        Button declineButton = button("decline", model::dismiss);
        declineButton.setCancelButton(true);
        sidePane.showFilling(reviewPane(plan.get()), List.of(acceptButton, declineButton));
        if (hasFocus) {
            acceptButton.requestFocus();
        }
    }

    private BorderPane reviewPane(PaperFilePlan plan) {
        DiffView diffView = new DiffView();
        diffView.setId("project-diff");
        diffView.setAccessibleText(MESSAGES.text("diff"));
        diffView.show(plan.diffLines());
        Label offerLabel =
                ReviewText.subject(
                        MESSAGES.text(
                                "offer",
                                plan.file(),
                                plan.pendingReferences().updatedFile().changeNotes().size()));
        offerLabel.setId("project-offer");
        VBox top = new VBox(offerLabel);
        top.getStyleClass().add("review");
        plan.keptRemarks().forEach(remark -> top.getChildren().add(ReviewText.muted(remark)));
        BorderPane pane = new BorderPane(diffView);
        pane.setTop(top);
        return pane;
    }
}
