package octavo.merge;

import octavo.bib.ByteSlice;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The conflicts met during a merge, and the choices made for them.
final class ConflictChoices {
    private final Map<Integer, ConflictChoice> choices;
    private final Charset charset;
    private final List<MergeConflict> open = new ArrayList<>();
    private int met;

    /// @param charset the encoding of chosen texts if it can represent them, otherwise UTF-8
    ConflictChoices(Map<Integer, ConflictChoice> choices, Charset charset) {
        this.choices = choices;
        this.charset = charset;
    }

    /// What a conflict is about.
    record Subject(MergeConflict.Part part, String key, String field) {}

    /// A choice.
    ///
    /// @param chosen empty if the choice is to have nothing there
    record Ruling(Optional<ByteSlice> chosen) {}

    /// Records a conflict. Empty if there is no choice for it yet.
    Optional<Ruling> on(Subject subject, UnitVersions<ByteSlice> versions) {
        int number = met++;
        ConflictChoice choice = choices.get(number);
        if (choice == null) {
            open.add(conflict(number, subject, UnitVersions.texts(versions)));
            return Optional.empty();
        }
        return Optional.of(
                switch (choice) {
                    case ConflictChoice.Side side -> new Ruling(versions.of(side));
                    case ConflictChoice.Text(var source) ->
                            new Ruling(Optional.of(encoded(source)));
                });
    }

    private ByteSlice encoded(String text) {
        byte[] bytes = text.getBytes(charset);
        boolean whole = new String(bytes, charset).equals(text);
        return ByteSlice.of(whole ? bytes : text.getBytes(StandardCharsets.UTF_8));
    }

    private static MergeConflict conflict(int number, Subject subject, UnitVersions<String> texts) {
        return new MergeConflict(
                number,
                subject.part(),
                subject.key(),
                subject.field(),
                texts.base(),
                texts.ours(),
                texts.theirs());
    }

    /// A mark for rolling back.
    int mark() {
        return open.size();
    }

    /// Drops the open conflicts recorded since a mark.
    void forgetSince(int mark) {
        open.subList(mark, open.size()).clear();
    }

    /// The unresolved conflicts.
    List<MergeConflict> open() {
        return List.copyOf(open);
    }
}
