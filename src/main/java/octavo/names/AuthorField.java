package octavo.names;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/// A field of names with their annotations. An edit changes only the text of the names that it
/// concerns, and annotations follow their names.
///
/// @param name the field's name, in lower case
/// @param annotations the text of each annotation field by its name, `author+an`
public record AuthorField(String name, AuthorList list, Map<String, String> annotations) {
    public AuthorField {
        annotations = Collections.unmodifiableMap(new TreeMap<>(annotations));
    }

    public AuthorField with(ListEdit edit) {
        return switch (edit) {
            case ListEdit.Insert(int at, var author, var gap) ->
                    renumbered(number -> number > at ? number + 1 : number)
                            .listing(list.inserting(at, author, gap));
            case ListEdit.Remove(int at) ->
                    unannotated(at)
                            .renumbered(number -> number > at + 1 ? number - 1 : number)
                            .listing(list.removing(at));
            case ListEdit.Move(int from, int to) ->
                    renumbered(number -> moved(number - 1, from, to) + 1)
                            .listing(list.moving(from, to));
            case ListEdit.Replace(int at, var author) -> listing(list.replacing(at, author));
            case ListEdit.End(var tail) -> listing(list.ending(tail));
            case ListEdit.Mark(int at, var field, var value) ->
                    annotated(field, AnnotationText.marked(said(field), at + 1, value));
            case ListEdit.Annotate(var field, var text) -> annotated(field, text);
        };
    }

    public AuthorField withAll(List<ListEdit> edits) {
        AuthorField changed = this;
        for (ListEdit edit : edits) {
            changed = changed.with(edit);
        }
        return changed;
    }

    /// The edit that inserts a name, separated like the others.
    public ListEdit inserting(int at, String author) {
        return new ListEdit.Insert(at, author, list.usualGap());
    }

    /// The edit that adds a mark to a name, such as `equal` or `corresponding`.
    public ListEdit marking(int at, String mark) {
        return new ListEdit.Mark(at, name + "+an", mark);
    }

    /// The edit that adds a note to a name, such as an affiliation, in a named annotation. The text
    /// has no quotation marks.
    public ListEdit noting(int at, String variant, String text) {
        String quoted = '"' + text.replace('"', '\'') + '"';
        return new ListEdit.Mark(at, new AnnotationField(name, variant).fieldName(), quoted);
    }

    /// The edit that removes a mark from a name.
    public ListEdit unmarking(int at, String mark) {
        String field = name + "+an";
        return new ListEdit.Annotate(field, AnnotationText.unmarked(said(field), at + 1, mark));
    }

    /// The edit that replaces a name's note; an empty text removes it.
    public ListEdit renoting(int at, String variant, String text) {
        String field = new AnnotationField(name, variant).fieldName();
        String quoted = text.isEmpty() ? "" : '"' + text.replace('"', '\'') + '"';
        return new ListEdit.Annotate(field, AnnotationText.noted(said(field), at + 1, quoted));
    }

    /// The marks on a name, in field order.
    public List<String> marks(int at) {
        return annotationsOf(at)
                .filter(each -> !each.literal())
                .flatMap(each -> each.values().stream())
                .distinct()
                .toList();
    }

    private Stream<NameAnnotation> annotationsOf(int at) {
        return annotations.values().stream()
                .flatMap(text -> NameAnnotation.parse(text).value().stream())
                .filter(each -> each.name() == at + 1 && each.part().isEmpty());
    }

    private String said(String field) {
        return annotations.getOrDefault(field, "");
    }

    private static int moved(int place, int from, int to) {
        if (place == from) {
            return to;
        }
        boolean down = from < place && place <= to;
        boolean up = to <= place && place < from;
        return down ? place - 1 : up ? place + 1 : place;
    }

    private AuthorField listing(AuthorList changed) {
        return new AuthorField(name, changed, annotations);
    }

    private AuthorField annotated(String field, String text) {
        var changed = new TreeMap<>(annotations);
        changed.put(field, text);
        changed.values().removeIf(String::isEmpty);
        return new AuthorField(name, list, changed);
    }

    private AuthorField renumbered(IntUnaryOperator change) {
        var changed = new TreeMap<>(annotations);
        changed.replaceAll((_, text) -> AnnotationText.renumbered(text, change));
        return new AuthorField(name, list, changed);
    }

    private AuthorField unannotated(int at) {
        var changed = new TreeMap<>(annotations);
        changed.replaceAll((_, text) -> AnnotationText.without(text, at + 1));
        changed.values().removeIf(String::isEmpty);
        return new AuthorField(name, list, changed);
    }
}
