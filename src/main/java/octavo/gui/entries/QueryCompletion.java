package octavo.gui.entries;

import javafx.beans.value.ChangeListener;
import javafx.scene.control.TextField;
import javafx.util.StringConverter;

import org.controlsfx.control.textfield.AutoCompletionBinding;

import java.util.List;
import java.util.function.Function;

/// Shows below a field how what is typed in it can go on.
final class QueryCompletion extends AutoCompletionBinding<Completion.Offer> {
    private static final int ROWS = 10;
    private static final int DELAY = 60;

    private final TextField field;
    private final ChangeListener<String> typed = (_, _, text) -> follow(text);

    /// @param offers the ways to go on with a query; asked on another thread
    QueryCompletion(TextField field, Function<String, List<Completion.Offer>> offers) {
        super(field, request -> offers.apply(request.getUserText()), shown());
        this.field = field;
        setVisibleRowCount(ROWS);
        setDelay(DELAY);
        field.textProperty().addListener(typed);
        field.focusedProperty().addListener((_, _, focused) -> hideUnless(focused));
    }

    private static StringConverter<Completion.Offer> shown() {
        return new StringConverter<>() {
            @Override
            public String toString(Completion.Offer offer) {
                return offer.shown();
            }

            @Override
            public Completion.Offer fromString(String text) {
                return new Completion.Offer(text, text);
            }
        };
    }

    private void follow(String text) {
        if (field.isFocused()) {
            setUserInput(text);
        }
    }

    private void hideUnless(boolean focused) {
        if (!focused) {
            hidePopup();
        }
    }

    @Override
    protected void completeUserInput(Completion.Offer offer) {
        field.setText(offer.query());
        field.end();
    }

    @Override
    public void dispose() {
        field.textProperty().removeListener(typed);
    }
}
