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
/// @param fieldName the field's name, in lower case
/// @param annotations the text of each annotation field by its name, `author+an`
public record AuthorField(
        String fieldName, AuthorList authorList, Map<String, String> annotations) {
    public AuthorField {
        annotations = Collections.unmodifiableMap(new TreeMap<>(annotations));
    }

    public AuthorField applyEdit(ListEdit edit) {
        return switch (edit) {
            case ListEdit.InsertName(int nameIndex, var author, var separator) ->
                    withNamesRenumbered(number -> number > nameIndex ? number + 1 : number)
                            .withAuthorList(
                                    authorList.withNameInserted(nameIndex, author, separator));
            case ListEdit.RemoveName(int nameIndex) ->
                    withoutAnnotationsOf(nameIndex)
                            .withNamesRenumbered(
                                    number -> number > nameIndex + 1 ? number - 1 : number)
                            .withAuthorList(authorList.withNameRemoved(nameIndex));
            case ListEdit.MoveName(int fromIndex, int toIndex) ->
                    withNamesRenumbered(number -> movedIndex(number - 1, fromIndex, toIndex) + 1)
                            .withAuthorList(authorList.withNameMoved(fromIndex, toIndex));
            case ListEdit.ReplaceName(int nameIndex, var author) ->
                    withAuthorList(authorList.withNameReplaced(nameIndex, author));
            case ListEdit.SetEnding(var ending) -> withAuthorList(authorList.withEnding(ending));
            case ListEdit.MarkName(int nameIndex, var annotationField, var value) ->
                    withAnnotation(
                            annotationField,
                            AnnotationText.addMark(
                                    annotationTextOf(annotationField), nameIndex + 1, value));
            case ListEdit.AnnotateField(var annotationField, var annotationText) ->
                    withAnnotation(annotationField, annotationText);
        };
    }

    public AuthorField applyEdits(List<ListEdit> edits) {
        AuthorField editedField = this;
        for (ListEdit edit : edits) {
            editedField = editedField.applyEdit(edit);
        }
        return editedField;
    }

    /// The edit that inserts a name, separated like the others.
    public ListEdit insertionEdit(int nameIndex, String author) {
        return new ListEdit.InsertName(nameIndex, author, authorList.usualGap());
    }

    /// The edit that adds a mark to a name, such as `equal` or `corresponding`.
    public ListEdit markEdit(int nameIndex, String mark) {
        return new ListEdit.MarkName(nameIndex, fieldName + "+an", mark);
    }

    /// The edit that adds a note to a name, such as an affiliation, in a named annotation. The text
    /// has no quotation marks.
    public ListEdit noteEdit(int nameIndex, String variant, String noteText) {
        String quotedNote = '"' + noteText.replace('"', '\'') + '"';
        return new ListEdit.MarkName(
                nameIndex, new AnnotationField(fieldName, variant).fieldName(), quotedNote);
    }

    /// The edit that removes a mark from a name.
    public ListEdit unmarkEdit(int nameIndex, String mark) {
        String annotationField = fieldName + "+an";
        return new ListEdit.AnnotateField(
                annotationField,
                AnnotationText.removeMark(annotationTextOf(annotationField), nameIndex + 1, mark));
    }

    /// The edit that replaces a name's note; an empty text removes it.
    public ListEdit noteReplacementEdit(int nameIndex, String variant, String noteText) {
        String annotationField = new AnnotationField(fieldName, variant).fieldName();
        String quotedNote = noteText.isEmpty() ? "" : '"' + noteText.replace('"', '\'') + '"';
        return new ListEdit.AnnotateField(
                annotationField,
                AnnotationText.replaceNote(
                        annotationTextOf(annotationField), nameIndex + 1, quotedNote));
    }

    /// The marks on a name, in field order.
    public List<String> marksOf(int nameIndex) {
        return annotationsOf(nameIndex)
                .filter(annotation -> !annotation.isLiteral())
                .flatMap(annotation -> annotation.values().stream())
                .distinct()
                .toList();
    }

    private Stream<NameAnnotation> annotationsOf(int nameIndex) {
        return annotations.values().stream()
                .flatMap(annotationText -> NameAnnotation.parse(annotationText).value().stream())
                .filter(annotation ->
                        annotation.nameNumber() == nameIndex + 1
                                && annotation.namePart().isEmpty());
    }

    private String annotationTextOf(String annotationField) {
        return annotations.getOrDefault(annotationField, "");
    }

    private static int movedIndex(int nameIndex, int fromIndex, int toIndex) {
        if (nameIndex == fromIndex) {
            return toIndex;
        }
        boolean movesDown = fromIndex < nameIndex && nameIndex <= toIndex;
        boolean movesUp = toIndex <= nameIndex && nameIndex < fromIndex;
        return movesDown ? nameIndex - 1 : movesUp ? nameIndex + 1 : nameIndex;
    }

    private AuthorField withAuthorList(AuthorList newList) {
        return new AuthorField(fieldName, newList, annotations);
    }

    private AuthorField withAnnotation(String annotationField, String annotationText) {
        var changedAnnotations = new TreeMap<>(annotations);
        changedAnnotations.put(annotationField, annotationText);
        changedAnnotations.values().removeIf(String::isEmpty);
        return new AuthorField(fieldName, authorList, changedAnnotations);
    }

    private AuthorField withNamesRenumbered(IntUnaryOperator renumbering) {
        var changedAnnotations = new TreeMap<>(annotations);
        changedAnnotations.replaceAll(
                (_, annotationText) -> AnnotationText.renumber(annotationText, renumbering));
        return new AuthorField(fieldName, authorList, changedAnnotations);
    }

    private AuthorField withoutAnnotationsOf(int nameIndex) {
        var changedAnnotations = new TreeMap<>(annotations);
        changedAnnotations.replaceAll(
                (_, annotationText) -> AnnotationText.withoutName(annotationText, nameIndex + 1));
        changedAnnotations.values().removeIf(String::isEmpty);
        return new AuthorField(fieldName, authorList, changedAnnotations);
    }
}
