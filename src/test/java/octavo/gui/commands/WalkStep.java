package octavo.gui.commands;

/// One random step of a walk: what happens, and the seed of all that is random in it.
record WalkStep(Kind kind, long seed) {

    /// What happens.
    enum Kind {
        SET_FIELD(10),
        ADD_FIELD(4),
        REMOVE_FIELD(3),
        SET_TYPE(2),
        SET_KEY(3),
        EDIT_AUTHORS(4),
        EDIT_SOURCE(3),
        NEW_ENTRY(3),
        DUPLICATE_ENTRIES(2),
        DELETE_ENTRIES(3),
        PASTE_ENTRIES(4),
        IMPORT_ENTRIES(2),
        EDIT_MANY(3),
        REPLACE_TEXT(2),
        RENAME_FIELD(2),
        CLEAN_UP(2),
        CLEAN_UP_ENTRY(2),
        MAKE_KEYS(2),
        MERGE_DUPLICATES(3),
        KEEP_APART(2),
        EDIT_STRINGS(3),
        EDIT_GROUPS(4),
        ASSIGN(3),
        MARK(2),
        REVERT(1),
        RESTORE_VERSION(1),
        DRAFT(2),
        UNDO(18),
        REDO(18),
        UNDO_ALL_AND_REDO(1),
        SAVE(10),
        AUTOSAVE(2),
        SAVE_AS(1),
        CHANGE_FILE(7),
        REMOVE_FILE(1),
        LOOK_AT_DISK(5),
        REOPEN(1),
        CRASH(0);

        private final int weight;

        Kind(int weight) {
            this.weight = weight;
        }

        int weight() {
            return weight;
        }
    }

    @Override
    public String toString() {
        return kind + "(" + seed + ")";
    }
}
