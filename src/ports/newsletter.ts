/** News by e-mail. Every method rejects with AppError only. */
export interface NewsletterPort {
  /** The letter brings the discount code. `operation` (UUID) names the press, so that twice is once. */
  subscribe(email: string, operation: string): Promise<void>;
}

export const NewsletterPort = Symbol('NewsletterPort');
