package octavo.merge;

import octavo.bib.ByteSlice;

/// An element between the key of an entry and its end: a field, a comment, or junk.
///
/// @param name of a field; empty for anything else
/// @param equalsSign from the end of the name to the value
record EntryMember(ByteSlice name, ByteSlice equalsSign, ByteSlice value) {
    static EntryMember withoutField(ByteSlice bytes) {
        return new EntryMember(ByteBuilder.EMPTY_SLICE, ByteBuilder.EMPTY_SLICE, bytes);
    }

    boolean isField() {
        return name.length() > 0;
    }

    ByteSlice toBytes() {
        return new ByteBuilder().append(name).append(equalsSign).append(value).toSlice();
    }
}
