package octavo.csl;

import octavo.runs.Run;
import octavo.runs.Runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Writes the bibliography: one entry an item, repeated authors substituted.
final class BibliographyWriter {
    private static final Out.Wrap LEFT = Out.Wrap.display(Run.Place.LEFT_MARGIN);
    private static final Out.Wrap RIGHT = Out.Wrap.display(Run.Place.RIGHT_INLINE);

    private final Scope scope;
    private final List<CslItem> items;
    private final Map<String, Facts> facts;
    private final String secondFieldAlign;

    BibliographyWriter(Scope scope, List<CslItem> items, Map<String, Facts> facts) {
        this.scope = scope;
        this.items = items;
        this.facts = facts;
        this.secondFieldAlign = scope.area().option("second-field-align", "");
    }

    Bibliography write(int most) {
        Area area = scope.area();
        return new Bibliography(
                entries().limit(most).toList(),
                area.is("hanging-indent"),
                secondFieldAlign,
                number(area.option("line-spacing", "1")),
                number(area.option("entry-spacing", "1")));
    }

    /// The references, each made when it is asked for: it knows the one before.
    Stream<Bibliography.Entry> entries() {
        Optional<AuthorSubstitute> substitute = AuthorSubstitute.of(scope.area());
        return items.stream().sequential().mapMulti((item, made) -> write(item, substitute, made));
    }

    private void write(
            CslItem item,
            Optional<AuthorSubstitute> substitute,
            Consumer<Bibliography.Entry> made) {
        Facts known = facts.getOrDefault(item.id(), Facts.NONE).withAddedNamesOnly();
        Scene scene = new Scene(scope, item, Cite.of(item.id()), known, Scene.Shown.ALL);
        List<Out> parts = Renderer.render(scope.area().layout(), scene);
        if (Out.isEmpty(parts)) {
            nothing(item, known, scene).ifPresent(made);
            return;
        }
        if (substitute.isPresent()) {
            parts = substitute.get().next(parts);
        }
        made.accept(new Bibliography.Entry(item.id(), laidOut(parts), scene.missing()));
    }

    /// Where references are numbered, one that shows nothing keeps its number.
    private Optional<Bibliography.Entry> nothing(CslItem item, Facts known, Scene scene) {
        boolean numbered = VariableUse.of(scope.style(), "citation-number");
        String text = known.number() + ". " + Processor.NOTHING;
        return numbered
                ? Optional.of(new Bibliography.Entry(item.id(), Runs.of(text), scene.missing()))
                : Optional.empty();
    }

    private static int number(String text) {
        return Numbers.isDigits(text) && text.length() < 4 ? Integer.parseInt(text) : 1;
    }

    private Runs laidOut(List<Out> parts) {
        Dress dress = scope.area().dress();
        List<Out> all = new ArrayList<>(parts.size() + 2);
        if (parts.size() > 1 && !secondFieldAlign.isEmpty()) {
            all.add(new Out.Box(LEFT, List.of(parts.getFirst())));
            List<Out> inner = new ArrayList<>(parts.size());
            inner.addAll(parts.subList(1, parts.size()));
            inner.add(Out.text(dress.suffix()));
            all.add(new Out.Box(RIGHT, inner));
        } else if (!parts.isEmpty() && isBlock(parts.getLast())) {
            Out.Box last = (Out.Box) parts.getLast();
            Out body = new Out.Box(Out.Wrap.delimiter(last.wrap().delimiter()), last.parts());
            List<Out> closed = List.of(body, Out.text(dress.suffix()));
            all.add(Out.text(dress.prefix()));
            all.addAll(parts.subList(0, parts.size() - 1));
            all.add(new Out.Box(undelimited(last.wrap()), closed));
        } else {
            all.add(Out.text(dress.prefix()));
            all.addAll(parts);
            all.add(Out.text(dress.suffix()));
        }
        Out.Wrap looks = Out.Wrap.looks(dress.looks());
        return scope.layout().of(List.of(new Out.Box(looks, all)));
    }

    private static Out.Wrap undelimited(Out.Wrap wrap) {
        return new Out.Wrap(
                wrap.prefix(),
                wrap.suffix(),
                wrap.looks(),
                wrap.quotes(),
                wrap.display(),
                "",
                wrap.tag());
    }

    private static boolean isBlock(Out part) {
        return part instanceof Out.Box box && box.wrap().display().isPresent();
    }
}
