package octavo.settings;

/// The user's habits.
///
/// @param savesAutomatically whether changes are saved automatically
/// @param styleId the id of the CSL style for references
/// @param readsPapers whether searches include the PDFs that entries link to
/// @param makesKeys whether new entries get keys by the formula while they are filled in
public record UserHabits(
        boolean savesAutomatically,
        String styleId,
        NameFormulas nameFormulas,
        DragChoice dragChoice,
        OnlineChoice onlineChoice,
        boolean readsPapers,
        boolean makesKeys) {
    UserHabits withAutosave(boolean newValue) {
        return new UserHabits(
                newValue, styleId, nameFormulas, dragChoice, onlineChoice, readsPapers, makesKeys);
    }

    UserHabits withStyle(String newValue) {
        return new UserHabits(
                savesAutomatically,
                newValue,
                nameFormulas,
                dragChoice,
                onlineChoice,
                readsPapers,
                makesKeys);
    }

    UserHabits withFormulas(NameFormulas newValue) {
        return new UserHabits(
                savesAutomatically,
                styleId,
                newValue,
                dragChoice,
                onlineChoice,
                readsPapers,
                makesKeys);
    }

    UserHabits withDragging(DragChoice newValue) {
        return new UserHabits(
                savesAutomatically,
                styleId,
                nameFormulas,
                newValue,
                onlineChoice,
                readsPapers,
                makesKeys);
    }

    UserHabits withOnline(OnlineChoice newValue) {
        return new UserHabits(
                savesAutomatically,
                styleId,
                nameFormulas,
                dragChoice,
                newValue,
                readsPapers,
                makesKeys);
    }

    UserHabits withReadsPapers(boolean newValue) {
        return new UserHabits(
                savesAutomatically,
                styleId,
                nameFormulas,
                dragChoice,
                onlineChoice,
                newValue,
                makesKeys);
    }

    UserHabits withMakesKeys(boolean newValue) {
        return new UserHabits(
                savesAutomatically,
                styleId,
                nameFormulas,
                dragChoice,
                onlineChoice,
                readsPapers,
                newValue);
    }

    /// What names are made by; the usual ones where empty.
    ///
    /// @param keyFormula of entries
    /// @param fileNameFormula of linked files
    /// @param fileFolderFormula where linked files are moved to; empty to leave them in their
    ///   folders
    public record NameFormulas(
            String keyFormula, String fileNameFormula, String fileFolderFormula) {
        public static final NameFormulas DEFAULT_FORMULAS = new NameFormulas("", "", "");
    }

    /// What may be requested from the web. Keys of services are in a separate file.
    ///
    /// @param allowsLookups whether pasted or dropped identifiers are looked up
    /// @param contactMail a contact address for services; empty for none
    /// @param editorAccess who on this computer may ask Octavo
    public record OnlineChoice(
            boolean allowsLookups, String contactMail, EditorAccess editorAccess) {}

    /// What programs on this computer may ask for.
    ///
    /// @param allowsPicking whether editors may have somebody pick citations
    /// @param allowsExport whether programs may fetch the open libraries
    /// @param allowsSaving whether browsers may save papers
    /// @param allowsDocuments whether word processors may ask for citations, at a port of their own
    /// @param portNumber where the others ask
    public record EditorAccess(
            boolean allowsPicking,
            boolean allowsExport,
            boolean allowsSaving,
            boolean allowsDocuments,
            int portNumber) {
        /// Nothing; the port is the one that the editors' snippets and browsers know.
        public static final EditorAccess NO_ACCESS =
                new EditorAccess(false, false, false, false, 23119);

        /// Whether anybody may ask at the port.
        public boolean allowsAnything() {
            return allowsPicking || allowsExport || allowsSaving;
        }

        public EditorAccess withPicks(boolean newValue) {
            return new EditorAccess(
                    newValue, allowsExport, allowsSaving, allowsDocuments, portNumber);
        }

        public EditorAccess withExports(boolean newValue) {
            return new EditorAccess(
                    allowsPicking, newValue, allowsSaving, allowsDocuments, portNumber);
        }

        public EditorAccess withSaves(boolean newValue) {
            return new EditorAccess(
                    allowsPicking, allowsExport, newValue, allowsDocuments, portNumber);
        }

        public EditorAccess withDocuments(boolean newValue) {
            return new EditorAccess(
                    allowsPicking, allowsExport, allowsSaving, newValue, portNumber);
        }
    }

    /// The format of entries dragged to another program.
    public enum DragFormat {
        LATEX,
        PANDOC,
        TYPST,
        KEYS,
        REFERENCE,
        TEXT,
        MARKDOWN,
        HTML,
        LATEX_REFERENCE,
        BIBTEX
    }

    /// How entries get to other programs: the formats for dragging, and an editor.
    ///
    /// @param altFormat while Alt is held down
    public record DragChoice(DragFormat plainFormat, DragFormat altFormat, PushTarget pushTarget) {}

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
    /// @param editorCommand its program; the usual one if empty
    /// @param editorServer its name or address, for those that have one
    public record PushTarget(PushEditor pushEditor, String editorCommand, String editorServer) {
        public static final PushTarget NO_TARGET = new PushTarget(PushEditor.NONE, "", "");
    }
}
