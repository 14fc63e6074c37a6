package octavo.convert.csl;

import octavo.csl.CslItem;
import octavo.csl.CslItem.CslDate;
import octavo.csl.CslItem.CslName;
import octavo.csl.ItemText;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;

/// Collects the variables of an item. Empty values are dropped.
final class ItemBuilder {
    private final Map<String, ItemText> texts = new HashMap<>();
    private final Map<String, List<CslName>> names = new HashMap<>();
    private final Map<String, CslDate> dates = new HashMap<>();
    private final SequencedSet<String> order = new LinkedHashSet<>();

    boolean has(String variable) {
        return order.contains(variable);
    }

    String text(String variable) {
        ItemText text = texts.get(variable);
        return text == null ? "" : text.html();
    }

    /// Sets a text if it is not set yet.
    void put(String variable, ItemText text) {
        if (!text.isEmpty() && order.add(variable)) {
            texts.put(variable, text);
        }
    }

    void put(String variable, List<CslName> people) {
        if (!people.isEmpty() && order.add(variable)) {
            names.put(variable, people);
        }
    }

    void put(String variable, CslDate date) {
        if (order.add(variable)) {
            dates.put(variable, date);
        }
    }

    void remove(String variable) {
        order.remove(variable);
        texts.remove(variable);
    }

    /// The variables in the order they were set.
    List<String> order() {
        return List.copyOf(order);
    }

    CslItem item(String id, String type) {
        return new CslItem(id, type, texts, names, dates);
    }
}
