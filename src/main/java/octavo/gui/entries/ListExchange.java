package octavo.gui.entries;

import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

import java.util.List;

/// The replacement of a whole list. JavaFX's own change event copies the old content, for which all
/// rows would have to be read.
final class ListExchange<T> extends ListChangeListener.Change<T> {
    private final List<T> before;
    private boolean begun;

    ListExchange(ObservableList<T> list, List<T> before) {
        super(list);
        this.before = before;
    }

    @Override
    public boolean next() {
        boolean first = !begun;
        begun = true;
        return first;
    }

    @Override
    public void reset() {
        begun = false;
    }

    @Override
    public int getFrom() {
        return 0;
    }

    @Override
    public int getTo() {
        return getList().size();
    }

    @Override
    public List<T> getRemoved() {
        return before;
    }

    @Override
    protected int[] getPermutation() {
        return new int[0];
    }
}
