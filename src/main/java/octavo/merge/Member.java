package octavo.merge;

import octavo.bib.Slice;

/// Something between the key of an entry and its end: a field, a remark, or what should not be
/// there.
///
/// @param name of a field; empty for what is none
/// @param equals from the end of the name to the value
record Member(Slice name, Slice equals, Slice value) {
    static Member noField(Slice bytes) {
        return new Member(Bytes.NONE, Bytes.NONE, bytes);
    }

    boolean isField() {
        return name.length() > 0;
    }

    boolean isRemark() {
        return !isField() && value.length() > 0 && value.at(0) == '%';
    }

    Slice bytes() {
        return new Bytes().add(name).add(equals).add(value).slice();
    }
}
