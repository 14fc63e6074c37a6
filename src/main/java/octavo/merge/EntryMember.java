package octavo.merge;

import octavo.bib.ByteSlice;

/// An element between the key of an entry and its end: a field, a comment, or junk.
///
/// @param name of a field; empty for anything else
/// @param equals from the end of the name to the value
record EntryMember(ByteSlice name, ByteSlice equals, ByteSlice value) {
    static EntryMember noField(ByteSlice bytes) {
        return new EntryMember(ByteBuilder.NONE, ByteBuilder.NONE, bytes);
    }

    boolean isField() {
        return name.length() > 0;
    }

    ByteSlice bytes() {
        return new ByteBuilder().add(name).add(equals).add(value).slice();
    }
}
