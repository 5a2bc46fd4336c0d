export declare const samples: Record<string, unknown[]>;
