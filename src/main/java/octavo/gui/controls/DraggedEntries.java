package octavo.gui.controls;

import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DataFormat;
import javafx.scene.input.Dragboard;

import java.util.ArrayList;
import java.util.List;

/// Entries dragged within the window, by slot number.
public final class DraggedEntries {
    private static final DataFormat SLOTS = new DataFormat("application/x-octavo-slots");

    private DraggedEntries() {}

    public static void put(ClipboardContent content, List<Integer> slots) {
        content.put(SLOTS, new ArrayList<>(slots));
    }

    public static boolean isIn(Dragboard board) {
        return board.hasContent(SLOTS);
    }

    public static List<Integer> slots(Dragboard board) {
        List<Integer> slots = new ArrayList<>();
        if (board.getContent(SLOTS) instanceof List<?> list) {
            list.forEach(each -> {
                if (each instanceof Integer number) {
                    slots.add(number);
                }
            });
        }
        return slots;
    }
}
