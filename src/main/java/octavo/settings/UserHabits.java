package octavo.settings;

/// The user's habits.
///
/// @param autosave whether changes are saved automatically
/// @param style the id of the CSL style for references
/// @param readsPapers whether searches include the PDFs that entries link to
/// @param makesKeys whether new entries get keys by the formula while they are filled in
public record UserHabits(
        boolean autosave,
        String style,
        Formulas formulas,
        Dragging dragging,
        OnlineChoice online,
        boolean readsPapers,
        boolean makesKeys) {
    UserHabits withAutosave(boolean other) {
        return new UserHabits(other, style, formulas, dragging, online, readsPapers, makesKeys);
    }

    UserHabits withStyle(String other) {
        return new UserHabits(autosave, other, formulas, dragging, online, readsPapers, makesKeys);
    }

    UserHabits withFormulas(Formulas other) {
        return new UserHabits(autosave, style, other, dragging, online, readsPapers, makesKeys);
    }

    UserHabits withDragging(Dragging other) {
        return new UserHabits(autosave, style, formulas, other, online, readsPapers, makesKeys);
    }

    UserHabits withOnline(OnlineChoice other) {
        return new UserHabits(autosave, style, formulas, dragging, other, readsPapers, makesKeys);
    }

    UserHabits withReadsPapers(boolean other) {
        return new UserHabits(autosave, style, formulas, dragging, online, other, makesKeys);
    }

    UserHabits withMakesKeys(boolean other) {
        return new UserHabits(autosave, style, formulas, dragging, online, readsPapers, other);
    }

    /// What names are made by; the usual ones where empty.
    ///
    /// @param key of entries
    /// @param fileName of linked files
    /// @param fileFolder where linked files are moved to; empty to leave them in their folders
    public record Formulas(String key, String fileName, String fileFolder) {
        public static final Formulas USUAL = new Formulas("", "", "");
    }

    /// What may be requested from the web. Keys of services are in a separate file.
    ///
    /// @param lookUps whether pasted or dropped identifiers are looked up
    /// @param mail a contact address for services; empty for none
    /// @param editors who on this computer may ask Octavo
    public record OnlineChoice(boolean lookUps, String mail, EditorAccess editors) {}

    /// What programs on this computer may ask for.
    ///
    /// @param picks whether editors may have somebody pick citations
    /// @param exports whether programs may fetch the open libraries
    /// @param saves whether browsers may save papers
    /// @param port where they ask
    public record EditorAccess(boolean picks, boolean exports, boolean saves, int port) {
        /// Nothing; the port is the one that the editors' snippets and browsers know.
        public static final EditorAccess OFF = new EditorAccess(false, false, false, 23119);

        public boolean isOn() {
            return picks || exports || saves;
        }

        public EditorAccess withPicks(boolean other) {
            return new EditorAccess(other, exports, saves, port);
        }

        public EditorAccess withExports(boolean other) {
            return new EditorAccess(picks, other, saves, port);
        }

        public EditorAccess withSaves(boolean other) {
            return new EditorAccess(picks, exports, other, port);
        }
    }

    /// The format of entries dragged to another program.
    public enum Citing {
        LATEX,
        PANDOC,
        TYPST,
        KEYS,
        REFERENCE,
        MARKDOWN,
        HTML,
        LATEX_REFERENCE,
        BIBTEX
    }

    /// How entries get to other programs: the formats for dragging, and an editor.
    ///
    /// @param withAlt while Alt is held down
    public record Dragging(Citing plain, Citing withAlt, PushTarget editor) {}

    /// The editors that can be told to insert a citation.
    public enum PushEditor {
        NONE,
        TEXSTUDIO,
        TEXMAKER,
        TEXWORKS,
        VIM,
        NEOVIM,
        EMACS,
        LYX,
        VSCODE,
        KILE
    }

    /// The editor that citations are sent to.
    ///
    /// @param command its program; the usual one if empty
    /// @param server its name or address, for those that have one
    public record PushTarget(PushEditor editor, String command, String server) {
        public static final PushTarget NONE = new PushTarget(PushEditor.NONE, "", "");
    }
}
