package octavo.csl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Puts a sign, such as a dash, for names that the entry before had too.
final class AuthorSubstitute {
    private final String sign;
    private final String rule;
    private List<String> previous = List.of();
    private String previousText = "";

    private AuthorSubstitute(String sign, String rule) {
        this.sign = sign;
        this.rule = rule;
    }

    static Optional<AuthorSubstitute> of(Area area) {
        String sign = area.options().get("subsequent-author-substitute");
        String rule = area.option("subsequent-author-substitute-rule", "complete-all");
        return Optional.ofNullable(sign).map(s -> new AuthorSubstitute(s, rule));
    }

    List<Out> next(List<Out> parts) {
        Optional<Out.Box> names = Trees.first(Out.Tag.NAMES, parts);
        if (names.isEmpty()) {
            previous = List.of();
            previousText = "";
            return parts;
        }
        List<Out.Box> single = Trees.all(Out.Tag.NAME, names.get().parts());
        List<String> texts = single.stream().map(n -> Out.plain(n.parts())).toList();
        List<Out.Box> lists = Trees.all(Out.Tag.NAME_LIST, names.get().parts());
        Out.Box whole = lists.size() == 1 ? lists.getFirst() : names.get();
        String text = texts.isEmpty() ? Out.plain(whole.parts()) : String.join("; ", texts);
        List<Out> changed = text.isEmpty() ? parts : changed(parts, whole, single, texts, text);
        previous = texts;
        previousText = text;
        return changed;
    }

    private List<Out> changed(
            List<Out> parts, Out.Box names, List<Out.Box> single, List<String> texts, String text) {
        boolean complete = text.equals(previousText);
        return switch (texts.isEmpty() ? "complete-all" : rule) {
            case "complete-each" -> complete ? each(parts, single, single.size()) : parts;
            case "partial-each" -> each(parts, single, same(texts));
            case "partial-first" -> each(parts, single, Math.min(1, same(texts)));
            default -> complete ? Trees.with(parts, names, this::whole) : parts;
        };
    }

    private Out whole(Out names) {
        return ((Out.Box) names).with(List.of(Out.text(sign)));
    }

    private int same(List<String> texts) {
        int same = 0;
        while (same < texts.size()
                && same < previous.size()
                && texts.get(same).equals(previous.get(same))) {
            same++;
        }
        return same;
    }

    private List<Out> each(List<Out> parts, List<Out.Box> names, int count) {
        List<Out> changed = new ArrayList<>(parts);
        for (Out.Box name : names.subList(0, count)) {
            changed = Trees.with(changed, name, this::whole);
        }
        return changed;
    }
}
