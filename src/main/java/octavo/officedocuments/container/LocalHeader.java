package octavo.officedocuments.container;

/// The layout of a part's own header (APPNOTE 4.3.7).
final class LocalHeader {
    static final int SIGNATURE = 0x04034B50;
    static final int LENGTH = 30;
    static final int NAME_LENGTH = 26;

    private LocalHeader() {}
}
