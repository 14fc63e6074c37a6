package octavo.csl;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/// An item to cite, by the variables of CSL 1.0.2. Numbers are texts too.
public record CslItem(
        String id,
        String type,
        Map<String, ItemText> texts,
        Map<String, List<CslName>> names,
        Map<String, CslDate> dates) {
    public CslItem {
        type = type.intern();
        texts = Map.copyOf(texts);
        names = Map.copyOf(names);
        dates = Map.copyOf(dates);
    }

    /// The item with other names in a variable.
    public CslItem withNames(String variable, List<CslName> others) {
        Map<String, List<CslName>> all = new HashMap<>(names);
        all.put(variable, others);
        return new CslItem(id, type, texts, all, dates);
    }

    /// The item with a text changed.
    public CslItem withText(String variable, UnaryOperator<ItemText> otherwise) {
        Map<String, ItemText> all = new HashMap<>(texts);
        all.computeIfPresent(variable, (_, text) -> otherwise.apply(text));
        return new CslItem(id, type, all, names, dates);
    }

    /// The item with another id.
    public CslItem withId(String other) {
        return new CslItem(other, type, texts, names, dates);
    }

    ItemText text(String variable) {
        return texts.getOrDefault(variable, ItemText.EMPTY);
    }

    boolean has(String variable) {
        return !text(variable).isEmpty()
                || !names.getOrDefault(variable, List.of()).isEmpty()
                || dates.containsKey(variable) && !dates.get(variable).isEmpty();
    }
}
