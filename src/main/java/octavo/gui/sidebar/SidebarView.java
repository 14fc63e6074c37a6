package octavo.gui.sidebar;

import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;

import octavo.gui.controls.KindNames;
import octavo.gui.controls.MessageTexts;
import octavo.gui.lazyloading.IncrementalList;
import octavo.library.WorkKind;
import octavo.settings.Settings.NamedSearch;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// The parts of a library as a list. Selecting one puts its query into the search field, so that
/// users learn the query language.
public final class SidebarView extends StackPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(SidebarView.class);
    private static final String SAVED = "saved";

    private final SidebarModel model;
    private final SidebarChoices choices;
    private final TreeView<SidebarItem> tree = new TreeView<>();
    private final TreeItem<SidebarItem> root = new TreeItem<>();
    private boolean following;

    public SidebarView(SidebarModel model, SidebarChoices choices) {
        this.model = model;
        this.choices = choices;
        getStyleClass().add("sidebar-place");
        tree.setId("sidebar");
        tree.getStyleClass().add("sidebar");
        tree.setAccessibleText(MESSAGES.text("sidebar"));
        tree.setShowRoot(false);
        tree.setRoot(root);
        tree.setCellFactory(_ -> new SidebarCell(choices));
        tree.setContextMenu(menu());
        tree.setOnKeyPressed(this::whenPressed);
        getChildren().setAll(new IncrementalList(tree));
        model.groupsProperty().subscribe(this::show);
        model.collectionsProperty().subscribe(this::show);
        choices.all().subscribe(_ -> show());
        choices.mine().count().subscribe(_ -> show());
        choices.recent().count().subscribe(_ -> show());
        choices.attention().count().subscribe(_ -> show());
        choices.followedPart().isShown().subscribe(_ -> show());
        choices.followedPart().count().subscribe(_ -> show());
        choices.saved().list().subscribe(_ -> show());
        choices.query().subscribe(this::follow);
        tree.getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, chosen) -> {
                    model.chosenGroupProperty()
                            .set(chosen == null ? "" : chosen.getValue().groupPath());
                    if (chosen != null && !following) {
                        chosen.getValue().choose().run();
                    }
                });
    }

    private void show() {
        following = true;
        List<TreeItem<SidebarItem>> lines = new ArrayList<>();
        tops().forEach(item -> lines.add(new TreeItem<>(item)));
        collections().ifPresent(lines::add);
        model.groupsProperty().get().forEach(group -> lines.add(branch(group)));
        if (!choices.saved().list().getValue().isEmpty()) {
            lines.add(saved());
        }
        root.getChildren().setAll(lines);
        following = false;
        follow();
    }

    private Stream<SidebarItem> tops() {
        SidebarItem all =
                searching("all", MESSAGES.text("all"), choices.all().getValue().intValue(), "");
        SidebarItem mine = part("mine", choices.mine());
        return Stream.of(
                        Stream.of(all),
                        Stream.of(mine).filter(it -> it.count() > 0),
                        Stream.of(
                                part("recent", choices.recent()),
                                part("attention", choices.attention())),
                        Stream.of(SidebarItem.news(MESSAGES.text("news"), choices.followedPart()))
                                .filter(_ -> choices.followedPart().isShown().getValue()))
                .flatMap(it -> it);
    }

    private Optional<TreeItem<SidebarItem>> collections() {
        List<CollectionLine> groups = model.collectionsProperty().get();
        if (groups.isEmpty()) {
            return Optional.empty();
        }
        TreeItem<SidebarItem> heading = heading(Facet.GROUP.id());
        groups.forEach(each -> heading.getChildren().add(branch(each)));
        return Optional.of(heading);
    }

    private TreeItem<SidebarItem> branch(CollectionLine line) {
        String id = SidebarItem.GROUP + line.path();
        Optional<FacetValue> assignment =
                Optional.of(new FacetValue(Facet.GROUP, line.name())).filter(_ -> line.isOpen());
        TreeItem<SidebarItem> branch =
                new TreeItem<>(
                        new SidebarItem(
                                id,
                                line.name(),
                                line.count(),
                                Optional.of(line.query()),
                                assignment,
                                () -> choices.search().accept(line.query())));
        line.children().forEach(each -> branch.getChildren().add(branch(each)));
        branch.setExpanded(
                lines().filter(before -> before.getValue().id().equals(id))
                        .anyMatch(TreeItem::isExpanded));
        return branch;
    }

    private SidebarItem searching(String id, String text, int count, String query) {
        return new SidebarItem(
                id,
                text,
                count,
                Optional.of(query),
                Optional.empty(),
                () -> choices.search().accept(query));
    }

    private static SidebarItem part(String id, SidebarChoices.Part part) {
        return new SidebarItem(
                id,
                MESSAGES.text(id),
                part.count().getValue().intValue(),
                Optional.empty(),
                Optional.empty(),
                part.show());
    }

    private TreeItem<SidebarItem> branch(FacetGroup group) {
        String id = group.facet().id();
        TreeItem<SidebarItem> heading = heading(id);
        group.lines().forEach(line -> heading.getChildren().add(leaf(group.facet(), line)));
        if (group.hidden() > 0) {
            heading.getChildren().add(new TreeItem<>(more(group)));
        }
        return heading;
    }

    /// A heading, expanded like its predecessor.
    private TreeItem<SidebarItem> heading(String id) {
        SidebarItem item = SidebarItem.heading("heading-" + id, MESSAGES.text("heading." + id));
        TreeItem<SidebarItem> heading = new TreeItem<>(item);
        heading.setExpanded(
                root.getChildren().stream()
                        .filter(before -> before.getValue().id().equals(item.id()))
                        .findFirst()
                        .map(TreeItem::isExpanded)
                        .orElse(
                                id.equals(Facet.KIND.id())
                                        || id.equals(Facet.GROUP.id())
                                        || id.equals(SAVED)));
        return heading;
    }

    private TreeItem<SidebarItem> leaf(Facet facet, FacetGroup.FacetLine line) {
        String text =
                facet == Facet.KIND
                        ? WorkKind.of(line.value()).map(KindNames::of).orElseThrow()
                        : line.text();
        SidebarItem found =
                searching(facet.id() + "-" + line.value(), text, line.count(), line.query());
        Optional<FacetValue> assignment =
                Optional.of(new FacetValue(facet, line.value()))
                        .filter(_ -> FacetValue.isOf(facet));
        return new TreeItem<>(
                new SidebarItem(
                        found.id(), text, line.count(), found.query(), assignment, found.choose()));
    }

    private SidebarItem more(FacetGroup group) {
        String text = MESSAGES.text("more", group.hidden());
        return new SidebarItem(
                "more-" + group.facet().id(),
                text,
                SidebarItem.NONE,
                Optional.empty(),
                Optional.empty(),
                () -> model.showMore(group.facet()));
    }

    private TreeItem<SidebarItem> saved() {
        TreeItem<SidebarItem> heading = heading(SAVED);
        choices.saved()
                .list()
                .getValue()
                .forEach(search ->
                        heading.getChildren()
                                .add(
                                        new TreeItem<>(
                                                searching(
                                                        SidebarItem.SEARCH + search.searchName(),
                                                        search.searchName(),
                                                        SidebarItem.NONE,
                                                        search.searchQuery()))));
        return heading;
    }

    /// Highlights the line of the current query, if there is one.
    private void follow() {
        following = true;
        String query = choices.query().getValue();
        TreeItem<SidebarItem> now = tree.getSelectionModel().getSelectedItem();
        if (now == null || !now.getValue().query().equals(Optional.of(query))) {
            tree.getSelectionModel().clearSelection();
            lines().filter(line -> line.getValue().query().equals(Optional.of(query)))
                    .findFirst()
                    .filter(line -> Objects.requireNonNull(line.getParent()).isExpanded())
                    .ifPresent(tree.getSelectionModel()::select);
        }
        following = false;
    }

    private Stream<TreeItem<SidebarItem>> lines() {
        return root.getChildren().stream().flatMap(SidebarView::withBelow);
    }

    private static Stream<TreeItem<SidebarItem>> withBelow(TreeItem<SidebarItem> line) {
        return Stream.concat(
                Stream.of(line), line.getChildren().stream().flatMap(SidebarView::withBelow));
    }

    private ContextMenu menu() {
        MenuItem keep = item("menu-keep-search", "keep", this::keep);
        MenuItem rename = item("menu-rename-search", "rename", this::renameSelected);
        MenuItem drop = item("menu-drop-search", "drop", this::dropSelected);
        MenuItem create = item("menu-create-group", "group.create", choices.groups().create());
        MenuItem renameGroup = item("menu-rename-group", "group.rename", this::renameSelected);
        MenuItem removeGroup = item("menu-remove-group", "group.remove", this::dropSelected);
        MenuItem renameTag = item("menu-rename-tag", "tag.rename", this::renameSelected);
        MenuItem removeTag = item("menu-remove-tag", "tag.remove", this::dropSelected);
        Menu move = new Menu(MESSAGES.text("group.move"));
        move.setId("menu-move-group");
        ContextMenu menu =
                new ContextMenu(
                        create,
                        renameGroup,
                        move,
                        removeGroup,
                        new SeparatorMenuItem(),
                        renameTag,
                        removeTag,
                        new SeparatorMenuItem(),
                        keep,
                        rename,
                        drop);
        menu.setOnShowing(_ -> {
            keep.setDisable(choices.query().getValue().isBlank());
            rename.setDisable(selectedSearch().isEmpty());
            drop.setDisable(selectedSearch().isEmpty());
            List<MenuItem> places = places();
            renameGroup.setDisable(selectedGroup().isEmpty());
            removeGroup.setDisable(selectedGroup().isEmpty());
            renameTag.setDisable(selectedTag().isEmpty());
            removeTag.setDisable(selectedTag().isEmpty());
            move.setDisable(places.isEmpty());
            move.getItems().setAll(places);
        });
        return menu;
    }

    private static MenuItem item(String id, String text, Runnable action) {
        MenuItem item = new MenuItem(MESSAGES.text(text));
        item.setId(id);
        item.setOnAction(_ -> action.run());
        return item;
    }

    /// Where the selected group can be put.
    private List<MenuItem> places() {
        String path = selectedGroup().orElse("");
        if (path.isEmpty()) {
            return List.of();
        }
        Stream<String> others =
                lines().map(line -> line.getValue().groupPath())
                        .filter(it -> !it.isEmpty() && choices.groups().isOwn().test(it));
        return Stream.concat(Stream.of(""), others)
                .filter(it -> !(it + "/").startsWith(path + "/") && !isIn(path, it))
                .map(it -> {
                    MenuItem place = new MenuItem(it.isEmpty() ? MESSAGES.text("new.top") : it);
                    place.setMnemonicParsing(false);
                    place.setOnAction(_ -> choices.groups().move().accept(path, it));
                    return place;
                })
                .toList();
    }

    private static boolean isIn(String path, String parent) {
        return path.lastIndexOf('/') < 0
                ? parent.isEmpty()
                : path.substring(0, path.lastIndexOf('/')).equals(parent);
    }

    /// The path of the selected group, if it can be changed.
    private Optional<String> selectedGroup() {
        return Optional.ofNullable(tree.getSelectionModel().getSelectedItem())
                .map(line -> line.getValue().groupPath())
                .filter(path -> !path.isEmpty() && choices.groups().isOwn().test(path));
    }

    /// Saves the current query under its own text.
    private void keep() {
        String query = choices.query().getValue().strip();
        if (!query.isEmpty()) {
            choices.saved().keep().accept(new NamedSearch(query, query));
        }
    }

    private void whenPressed(KeyEvent event) {
        TreeItem<SidebarItem> selectedLine = tree.getSelectionModel().getSelectedItem();
        if (event.getCode() == KeyCode.ENTER
                && selectedLine != null
                && selectedLine.getValue().isNews()) {
            event.consume();
            choices.followedPart().show().run();
        }
        boolean isOurs =
                selectedSearch().isPresent()
                        || selectedGroup().isPresent()
                        || selectedTag().isPresent();
        if (event.getTarget().equals(tree) && isOurs) {
            switch (event.getCode()) {
                case F2 -> renameSelected();
                case DELETE -> dropSelected();
                default -> {}
            }
        }
    }

    /// Lines are editable only on request: a second click on one is not a request to rename it.
    private void renameSelected() {
        tree.setEditable(true);
        tree.edit(tree.getSelectionModel().getSelectedItem());
    }

    private void dropSelected() {
        selectedSearch().ifPresent(choices.saved().drop());
        selectedGroup().ifPresent(choices.groups().remove());
        selectedTag().ifPresent(choices.tags().remove());
    }

    private Optional<String> selectedTag() {
        return Optional.ofNullable(tree.getSelectionModel().getSelectedItem())
                .map(line -> line.getValue().tagName())
                .filter(tag -> !tag.isEmpty());
    }

    private Optional<NamedSearch> selectedSearch() {
        return Optional.ofNullable(tree.getSelectionModel().getSelectedItem())
                .map(TreeItem::getValue)
                .filter(SidebarItem::isSearch)
                .map(item -> new NamedSearch(item.text(), item.query().orElse("")));
    }
}
