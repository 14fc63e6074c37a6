package octavo.gui.entries;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;

import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;

/// The place of the search field. On pages that the search does not filter, a button takes the
/// field's place: it says what the library is searched for, and leads there.
public final class SearchPlace extends StackPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(SearchPlace.class);

    /// @param filters whether the search filters what is shown
    /// @param back leads to the library's search
    public SearchPlace(SearchField search, ObservableValue<Boolean> filters, Runnable back) {
        getStyleClass().add("search-place");
        Button elsewhere = new Button();
        elsewhere.setId("search-library");
        elsewhere.setGraphic(new LineIcon(LineIcon.SEARCH));
        elsewhere.getStyleClass().addAll("flat", "search-library");
        elsewhere.setAlignment(Pos.CENTER_LEFT);
        elsewhere.setMaxWidth(Double.MAX_VALUE);
        elsewhere.setMnemonicParsing(false);
        elsewhere
                .textProperty()
                .bind(
                        Bindings.createStringBinding(
                                () -> words(search.getText()), search.textProperty()));
        elsewhere.setOnAction(_ -> back.run());
        LazyTooltip.on(elsewhere, MESSAGES.text("search.elsewhere.tip"));
        search.visibleProperty().bind(filters);
        elsewhere.visibleProperty().bind(filters.map(it -> !it));
        getChildren().setAll(search, elsewhere);
    }

    private static String words(String query) {
        return query.isBlank()
                ? MESSAGES.text("search.elsewhere")
                : MESSAGES.text("search.elsewhere.active", query.strip());
    }
}
